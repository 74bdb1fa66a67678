package rt

import (
	"encoding/base64"
	"encoding/json"
	"fmt"
	"reflect"
	"strconv"
)

// unquoted is the string that a JSON string stands for.
func unquoted(item []byte) (s string, ok bool) {
	if len(item) < 2 || item[0] != '"' || item[len(item)-1] != '"' {
		return "", false
	}
	return s, json.Unmarshal(item, &s) == nil
}

// literal decodes a string, number, boolean or null, which has just been read. With quoted
// it was in a string, and may be anything.
func (d *jsonDecoder) literal(item []byte, j jsonType, v reflect.Value, quoted bool) error {
	misused := func(j jsonType) error {
		return fmt.Errorf("json: invalid use of ,string struct tag, trying to unmarshal %q into %v", item, j)
	}
	if len(item) == 0 {
		d.save(misused(j))
		return nil
	}
	method, owner, target := d.indirect(j, v, item[0] == 'n')
	switch method {
	case unmarshalJSON:
		return unmarshal(method, owner, target, item)
	case unmarshalText:
		s, ok := unquoted(item)
		switch {
		case ok:
			return unmarshal(method, owner, target, []byte(s))
		case item[0] == '"':
			return misused(j)
		case quoted:
			d.save(misused(j))
		default:
			d.save(d.misfit(literalKind(item), j, d.at))
		}
		return nil
	}
	free := target.Kind() == reflect.Interface && owner.methodless()
	switch c := item[0]; {
	case c == 'n':
		if quoted && string(item) != "null" {
			d.save(misused(owner))
			return nil
		}
		switch target.Kind() {
		case reflect.Interface, reflect.Pointer, reflect.Map, reflect.Slice:
			target.SetZero()
		}
	case c == 't' || c == 'f':
		switch {
		case quoted && string(item) != "true" && string(item) != "false":
			d.save(misused(owner))
		case target.Kind() == reflect.Bool:
			target.SetBool(c == 't')
		case free:
			target.Set(reflect.ValueOf(c == 't'))
		case quoted && target.Kind() != reflect.Interface:
			d.save(misused(owner))
		default:
			d.save(d.misfit("bool", owner, d.at))
		}
	case c == '"':
		s, ok := unquoted(item)
		if !ok {
			return misused(owner)
		}
		return d.text(s, item, owner, target, free)
	case c != '-' && (c < '0' || c > '9'):
		return misused(owner)
	default:
		return d.number(string(item), owner, target, free, quoted, misused)
	}
	return nil
}

// literalKind says what a literal that is no string is.
func literalKind(item []byte) string {
	switch item[0] {
	case 'n':
		return "null"
	case 't', 'f':
		return "bool"
	}
	return "number"
}

// text stores a string.
func (d *jsonDecoder) text(s string, item []byte, j jsonType, v reflect.Value, free bool) error {
	switch {
	case v.Kind() == reflect.Slice && v.Type().Elem().Kind() == reflect.Uint8:
		b, err := base64.StdEncoding.DecodeString(s)
		if err != nil {
			d.save(err)
			return nil
		}
		v.SetBytes(b)
	case v.Kind() == reflect.String:
		if j.r == reflect.TypeFor[json.Number]() {
			if _, err := json.Marshal(json.Number(s)); err != nil || s == "" {
				return fmt.Errorf("json: invalid number literal, trying to unmarshal %q into Number", item)
			}
		}
		v.SetString(s)
	case free:
		v.Set(reflect.ValueOf(s))
	default:
		d.save(d.misfit("string", j, d.at))
	}
	return nil
}

// number stores a number.
func (d *jsonDecoder) number(item string, j jsonType, v reflect.Value, free, quoted bool, misused func(jsonType) error) error {
	large := func() { d.save(d.misfit("number "+item, j, d.at)) }
	switch k := v.Kind(); {
	case k == reflect.Interface:
		n, err := d.plain(item)
		switch {
		case err != nil:
			d.save(err)
		case !free:
			d.save(d.misfit("number", j, d.at))
		default:
			v.Set(reflect.ValueOf(n))
		}
	case k >= reflect.Int && k <= reflect.Int64:
		n, err := strconv.ParseInt(item, 10, 64)
		if err != nil || v.OverflowInt(n) {
			large()
			break
		}
		v.SetInt(n)
	case k >= reflect.Uint && k <= reflect.Uintptr:
		n, err := strconv.ParseUint(item, 10, 64)
		if err != nil || v.OverflowUint(n) {
			large()
			break
		}
		v.SetUint(n)
	case k == reflect.Float32 || k == reflect.Float64:
		n, err := strconv.ParseFloat(item, v.Type().Bits())
		if err != nil || v.OverflowFloat(n) {
			large()
			break
		}
		v.SetFloat(n)
	case j.r == reflect.TypeFor[json.Number]():
		v.SetString(item)
	case quoted:
		return misused(j)
	default:
		d.save(d.misfit("number", j, d.at))
	}
	return nil
}

// plain is a number for an interface.
func (d *jsonDecoder) plain(item string) (any, error) {
	if d.useNumber {
		return json.Number(item), nil
	}
	f, err := strconv.ParseFloat(item, 64)
	if err != nil {
		return nil, d.misfit("number "+item, jsonType{nil, reflect.TypeFor[float64]()}, d.at+1)
	}
	return f, nil
}

// free decodes the value at hand for an interface.
func (d *jsonDecoder) free() any {
	switch c := d.data[d.at]; c {
	case '[':
		list := []any{}
		d.at++
		for d.more(len(list), ']') {
			list = append(list, d.free())
		}
		return list
	case '{':
		object := map[string]any{}
		if err := d.members(func(key string, _ []byte, _ int) error {
			object[key] = d.free()
			return nil
		}); err != nil {
			d.save(err)
		}
		return object
	case '"':
		s, _ := unquoted(d.skip())
		return s
	case 't', 'f':
		return d.skip()[0] == 't'
	case 'n':
		d.skip()
		return nil
	}
	n, err := d.plain(string(d.skip()))
	if err != nil {
		d.save(err)
		return nil
	}
	return n
}
