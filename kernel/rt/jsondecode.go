package rt

import (
	"encoding/json"
	"reflect"
	"strings"
)

// jsonDecoder decodes text that is known to be well-formed.
type jsonDecoder struct {
	m         *Machine
	data      []byte
	at        int   // the next byte
	before    int64 // bytes of the input before data
	useNumber bool
	strict    bool // unknown fields are errors

	within jsonType // the struct whose field is being decoded
	path   []string // names of the fields that lead there
	first  error    // the first error that did not end the decoding
}

// decode decodes into what x points to.
func (d *jsonDecoder) decode(x any) error {
	if x == nil {
		return &json.InvalidUnmarshalError{}
	}
	j, v := d.m.jsonHeld(ifaceValue(x, anyType))
	if v.Kind() != reflect.Pointer || v.IsNil() {
		return &json.InvalidUnmarshalError{Type: j.shown()}
	}
	d.space()
	if err := d.value(j, v); err != nil {
		return d.placed(err)
	}
	return d.first
}

// save keeps an error for the end.
func (d *jsonDecoder) save(err error) {
	if d.first == nil {
		d.first = d.placed(err)
	}
}

// placed adds the names of struct and fields to an error.
func (d *jsonDecoder) placed(err error) error {
	wrong, ok := err.(*json.UnmarshalTypeError)
	if ok && (d.within.r != nil || len(d.path) > 0) {
		wrong.Struct = d.within.name()
		names := d.path
		if wrong.Field != "" {
			names = append(names[:len(names):len(names)], wrong.Field)
		}
		wrong.Field = strings.Join(names, ".")
	}
	return err
}

// misfit is the error of a value that j cannot hold.
func (d *jsonDecoder) misfit(value string, j jsonType, offset int) error {
	return &json.UnmarshalTypeError{Value: value, Type: j.shown(), Offset: d.before + int64(offset)}
}

func (d *jsonDecoder) space() {
	for d.at < len(d.data) && strings.IndexByte(" \t\r\n", d.data[d.at]) >= 0 {
		d.at++
	}
}

// token moves to the next byte that is no space, takes it and tells which it is.
func (d *jsonDecoder) token() byte {
	d.space()
	d.at++
	return d.data[d.at-1]
}

// skip moves past the value at hand and returns its text.
func (d *jsonDecoder) skip() []byte {
	start, depth := d.at, 0
	for d.at < len(d.data) {
		switch c := d.data[d.at]; c {
		case '"':
			for d.at++; d.data[d.at] != '"'; d.at++ {
				if d.data[d.at] == '\\' {
					d.at++
				}
			}
			d.at++
		case '{', '[':
			depth++
			d.at++
		case '}', ']':
			depth--
			d.at++
		default:
			if depth > 0 {
				d.at++
				continue
			}
			for d.at < len(d.data) && strings.IndexByte(" \t\r\n,]}:", d.data[d.at]) < 0 {
				d.at++
			}
		}
		if depth == 0 {
			break
		}
	}
	return d.data[start:d.at]
}

// value decodes the value at hand into v; an invalid v leaves it out.
func (d *jsonDecoder) value(j jsonType, v reflect.Value) error {
	switch c := d.data[d.at]; {
	case !v.IsValid():
		d.skip()
		return nil
	case c == '[':
		return d.compound("array", j, v, d.list)
	case c == '{':
		return d.compound("object", j, v, d.object)
	}
	return d.literal(d.skip(), j, v, false)
}

// compound decodes an array or object by v's own method, or by inside.
func (d *jsonDecoder) compound(what string, j jsonType, v reflect.Value, inside func(jsonType, reflect.Value) error) error {
	method, owner, target := d.indirect(j, v, false)
	switch {
	case method == unmarshalJSON:
		return unmarshal(method, owner, target, d.skip())
	case method == unmarshalText:
		d.save(d.misfit(what, j, d.at+1))
		d.skip()
		return nil
	case target.Kind() == reflect.Interface && owner.methodless():
		target.Set(reflect.ValueOf(d.free()))
		return nil
	}
	return inside(owner, target)
}

func unmarshal(method *jsonMethod, j jsonType, v reflect.Value, text []byte) error {
	err, _ := j.call(method, v, reflect.ValueOf(text))[0].Interface().(error)
	return err
}

// indirect goes through pointers, making them where they are nil, to the value to set, or
// to one that has a method for decoding. For null it stops at a pointer that can be set.
func (d *jsonDecoder) indirect(j jsonType, v reflect.Value, null bool) (*jsonMethod, jsonType, reflect.Value) {
	j0, v0, addressed := j, v, false
	if v.Kind() != reflect.Pointer && j.name() != "" && v.CanAddr() {
		j, v, addressed = j.pointer(), v.Addr(), true
	}
	for {
		if v.Kind() == reflect.Interface && !v.IsNil() {
			held, x := d.m.jsonHeld(v)
			if x.Kind() == reflect.Pointer && !x.IsNil() && (!null || x.Elem().Kind() == reflect.Pointer) {
				j, v, addressed = held, x, false
				continue
			}
		}
		if v.Kind() != reflect.Pointer || null && v.CanSet() {
			return nil, j, v
		}
		if inner := v.Elem(); inner.Kind() == reflect.Interface && inner.Elem().Kind() == reflect.Pointer && inner.Elem().Pointer() == v.Pointer() {
			return nil, j.elem(), inner // an interface that holds its own address
		}
		if v.IsNil() {
			v.Set(reflect.New(v.Type().Elem()))
		}
		if j.has(unmarshalJSON) {
			return unmarshalJSON, j, v
		}
		if !null && j.has(unmarshalText) {
			return unmarshalText, j, v
		}
		if addressed {
			j, v, addressed = j0, v0, false
		} else {
			j, v = j.elem(), v.Elem()
		}
	}
}

func (d *jsonDecoder) list(j jsonType, v reflect.Value) error {
	if v.Kind() != reflect.Array && v.Kind() != reflect.Slice {
		d.save(d.misfit("array", j, d.at+1))
		d.skip()
		return nil
	}
	d.at++
	i := 0
	for d.more(i, ']') {
		if v.Kind() == reflect.Slice {
			if i >= v.Cap() {
				v.Grow(1)
			}
			if i >= v.Len() {
				v.SetLen(i + 1)
			}
		}
		var elem reflect.Value // none beyond the end of an array
		if i < v.Len() {
			elem = v.Index(i)
		}
		if err := d.value(j.elem(), elem); err != nil {
			return err
		}
		i++
	}
	switch {
	case v.Kind() == reflect.Array:
		for ; i < v.Len(); i++ {
			v.Index(i).SetZero()
		}
	case i == 0:
		v.Set(reflect.MakeSlice(v.Type(), 0, 0))
	case i < v.Len():
		v.SetLen(i)
	}
	return nil
}

// more moves to the next element of an array or object of which i have been read; false at its end.
func (d *jsonDecoder) more(i int, end byte) bool {
	c := d.token()
	if c == end {
		return false
	}
	if i == 0 {
		d.at--
	}
	d.space()
	return true
}
