package rt

import (
	"encoding/json"
	"errors"
	"fmt"
	"reflect"
	"strconv"
)

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
