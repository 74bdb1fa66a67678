package rt

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"strconv"
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

func (d *jsonDecoder) object(j jsonType, v reflect.Value) error {
	switch v.Kind() {
	case reflect.Struct:
		return d.members(func(key string, _ []byte, _ int) error { return d.field(j, v, key) })
	case reflect.Map:
		if k := j.key().kind(); !(k >= reflect.Int && k <= reflect.Uintptr || k == reflect.String || j.key().pointer().has(unmarshalText)) {
			break
		}
		if v.IsNil() {
			v.Set(reflect.MakeMap(v.Type()))
		}
		return d.members(func(key string, item []byte, start int) error { return d.entry(j, v, key, item, start) })
	}
	d.save(d.misfit("object", j, d.at+1))
	d.skip()
	return nil
}

// members goes through an object; each decodes the value of a key, whose text begins at start.
func (d *jsonDecoder) members(each func(key string, item []byte, start int) error) error {
	d.at++
	for i := 0; d.more(i, '}'); i++ {
		start := d.at
		item := d.skip()
		key, ok := unquoted(item)
		if !ok {
			return errors.New("json: a key is no string") // does not happen in well-formed text
		}
		d.token() // the colon
		d.space()
		if err := each(key, item, start); err != nil {
			return err
		}
	}
	return nil
}

// field decodes into the field of a struct that a key names.
func (d *jsonDecoder) field(j jsonType, v reflect.Value, key string) error {
	f := j.named(key)
	if f == nil {
		if d.strict {
			d.save(fmt.Errorf("json: unknown field %q", key))
		}
		d.skip()
		return nil
	}
	within, path := d.within, d.path
	defer func() { d.within, d.path = within, path }()
	quoted := f.quoted
	owner := j
	for i, step := range f.path {
		if v.Kind() == reflect.Pointer {
			owner = owner.elem()
			if v.IsNil() {
				if last := f.path[i-1]; !last.exported {
					d.save(fmt.Errorf("json: cannot set embedded pointer to unexported struct: %v", owner))
					v, quoted = reflect.Value{}, false
					break
				}
				v.Set(reflect.New(v.Type().Elem()))
			}
			v = v.Elem()
		}
		if i < len(f.path)-1 {
			d.path = append(d.path[:len(d.path):len(d.path)], step.name)
		}
		v, owner = v.Field(step.index), step.typ
	}
	d.within, d.path = j, append(d.path[:len(d.path):len(d.path)], f.name)
	if !quoted {
		return d.keep(d.value(f.typ, v), &within, &path)
	}
	var text *string
	if raw := d.skip(); raw[0] != '"' && raw[0] != 'n' || json.Unmarshal(raw, &text) != nil {
		d.save(fmt.Errorf("json: invalid use of ,string struct tag, trying to unmarshal unquoted value into %v", f.typ))
		return nil
	}
	if text == nil {
		return d.keep(d.literal([]byte("null"), f.typ, v, false), &within, &path)
	}
	return d.keep(d.literal([]byte(*text), f.typ, v, true), &within, &path)
}

// keep leaves the place of an error that ends the decoding as it is.
func (d *jsonDecoder) keep(err error, within *jsonType, path *[]string) error {
	if err != nil {
		*within, *path = d.within, d.path
	}
	return err
}

// named finds the field for a key: the very name, or else one that differs in case.
func (j jsonType) named(key string) *jsonField {
	list := j.fields()
	for i := range list {
		if list[i].name == key {
			return &list[i]
		}
	}
	fold := folded(key)
	for i := range list {
		if folded(list[i].name) == fold {
			return &list[i]
		}
	}
	return nil
}

// entry decodes into an entry of a map.
func (d *jsonDecoder) entry(j jsonType, v reflect.Value, key string, item []byte, start int) error {
	elem := reflect.New(v.Type().Elem()).Elem()
	if err := d.value(j.elem(), elem); err != nil {
		return err
	}
	kt := j.key()
	k := reflect.New(kt.r)
	switch kind := kt.kind(); {
	case kt.pointer().has(unmarshalText):
		if err := d.literal(item, kt.pointer(), k, true); err != nil {
			return err
		}
	case kind == reflect.String:
		k.Elem().SetString(key)
	case kind <= reflect.Int64:
		n, err := strconv.ParseInt(key, 10, 64)
		if err != nil || k.Elem().OverflowInt(n) {
			d.save(d.misfit("number "+key, kt, start+1))
			return nil
		}
		k.Elem().SetInt(n)
	default:
		n, err := strconv.ParseUint(key, 10, 64)
		if err != nil || k.Elem().OverflowUint(n) {
			d.save(d.misfit("number "+key, kt, start+1))
			return nil
		}
		k.Elem().SetUint(n)
	}
	v.SetMapIndex(k.Elem(), elem)
	return nil
}
