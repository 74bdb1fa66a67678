package rt

import (
	"encoding/json"
	"fmt"
	"reflect"
	"slices"
	"strings"
)

func (e *jsonEncoder) object(j jsonType, v reflect.Value) {
	e.out.WriteByte('{')
	empty := true
	for _, f := range j.fields() {
		fv, ok := f.reach(v)
		if !ok || f.tag["omitempty"] && emptyJSON(fv) || f.tag["omitzero"] && f.zero(fv) {
			continue
		}
		if !empty {
			e.out.WriteByte(',')
		}
		empty = false
		e.text(f.name)
		e.out.WriteByte(':')
		e.value(f.typ, fv, f.quoted)
	}
	e.out.WriteByte('}')
}

// reach finds the field in v; ok is false if a nil pointer is on the way.
func (f jsonField) reach(v reflect.Value) (field reflect.Value, ok bool) {
	for _, step := range f.path {
		if v.Kind() == reflect.Pointer {
			if v.IsNil() {
				return v, false
			}
			v = v.Elem()
		}
		v = v.Field(step.index)
	}
	return v, true
}

func emptyJSON(v reflect.Value) bool {
	switch k := v.Kind(); {
	case k == reflect.Slice, k == reflect.Map, k == reflect.String, k == reflect.Array:
		return v.Len() == 0
	case k >= reflect.Bool && k <= reflect.Float64, k == reflect.Interface, k == reflect.Pointer:
		return v.IsZero()
	}
	return false
}

// zero tells whether omitzero leaves the field out.
func (f jsonField) zero(v reflect.Value) bool {
	j := f.typ
	switch {
	case j.has(isZero):
		if (v.Kind() == reflect.Pointer || v.Kind() == reflect.Interface) && v.IsNil() {
			return true
		}
		if v.Kind() == reflect.Interface && j.t != nil {
			if _, x := j.t.m.jsonHeld(v); x.Kind() == reflect.Pointer && x.IsNil() {
				return true
			}
		}
	case j.kind() != reflect.Pointer && j.pointer().has(isZero):
		if !v.CanAddr() {
			copied := reflect.New(v.Type()).Elem()
			copied.Set(v)
			v = copied
		}
		j, v = j.pointer(), v.Addr()
	default:
		return v.IsZero()
	}
	return j.call(isZero, v)[0].Bool()
}

func (e *jsonEncoder) mapping(j jsonType, v reflect.Value) {
	key := j.key()
	if k := key.kind(); !(k >= reflect.Int && k <= reflect.Uintptr || k == reflect.String || key.has(marshalText)) {
		e.fail(&json.UnsupportedTypeError{Type: j.shown()})
	}
	e.nested(j, v, v.UnsafePointer(), func() {
		type entry struct {
			key   string
			value reflect.Value
		}
		var entries []entry
		for k, x := range v.Seq2() {
			name, err := keyJSON(key, k)
			if err != nil {
				e.fail(fmt.Errorf("json: encoding error for type %q: %q", j.String(), err.Error()))
			}
			entries = append(entries, entry{name, x})
		}
		slices.SortFunc(entries, func(a, b entry) int { return strings.Compare(a.key, b.key) })
		e.out.WriteByte('{')
		for i, at := range entries {
			if i > 0 {
				e.out.WriteByte(',')
			}
			e.text(at.key)
			e.out.WriteByte(':')
			e.value(j.elem(), at.value, false)
		}
		e.out.WriteByte('}')
	})
}

// keyJSON is the key k of a map as the key of an object.
func keyJSON(j jsonType, k reflect.Value) (string, error) {
	switch {
	case k.Kind() == reflect.String:
		return k.String(), nil
	case j.has(marshalText):
		if (k.Kind() == reflect.Pointer || k.Kind() == reflect.Interface) && k.IsNil() {
			return "", nil
		}
		b, err := j.marshaled(marshalText, k)
		return string(b), err
	}
	return fmt.Sprint(basic(k)), nil
}
