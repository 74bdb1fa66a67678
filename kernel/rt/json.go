package rt

import (
	"bytes"
	"encoding/json"
	"reflect"
	"sync"
)

// Package encoding/json cannot be told of the names and methods of a script's types, so
// what holds values of such types is encoded and decoded here, by the same rules and with
// the same errors. Whatever else is left to encoding/json.

// JSONMarshal is json.Marshal.
func (m *Machine) JSONMarshal(v any) ([]byte, error) {
	if x := m.Canon(v); jsonAlone(x) {
		return json.Marshal(x)
	}
	return m.encodeJSON(v, true)
}

// JSONMarshalIndent is json.MarshalIndent.
func (m *Machine) JSONMarshalIndent(v any, prefix, indent string) ([]byte, error) {
	if x := m.Canon(v); jsonAlone(x) {
		return json.MarshalIndent(x, prefix, indent)
	}
	b, err := m.encodeJSON(v, true)
	if err != nil {
		return nil, err
	}
	var out bytes.Buffer
	if err := json.Indent(&out, b, prefix, indent); err != nil {
		return nil, err
	}
	return out.Bytes(), nil
}

// JSONEncode is (*json.Encoder).Encode.
func (m *Machine) JSONEncode(e *json.Encoder, v any) error {
	if x := m.Canon(v); jsonAlone(x) {
		return e.Encode(x)
	}
	b, err := m.encodeJSON(v, option(e, "escapeHTML"))
	if err != nil {
		return err
	}
	return e.Encode(json.RawMessage(b))
}

// JSONUnmarshal is json.Unmarshal.
func (m *Machine) JSONUnmarshal(data []byte, v any) error {
	x := m.Canon(v)
	if jsonAlone(x) {
		return json.Unmarshal(data, x)
	}
	if err := json.Unmarshal(data, new(json.RawMessage)); err != nil {
		return err // not well-formed
	}
	return (&jsonDecoder{m: m, data: data}).decode(x)
}

// JSONDecode is (*json.Decoder).Decode.
func (m *Machine) JSONDecode(d *json.Decoder, v any) error {
	x := m.Canon(v)
	if jsonAlone(x) {
		return d.Decode(x)
	}
	start := d.InputOffset()
	var raw json.RawMessage
	if err := d.Decode(&raw); err != nil {
		return err
	}
	return (&jsonDecoder{
		m: m, data: raw, before: d.InputOffset() - start - int64(len(raw)),
		useNumber: option(d, "d", "useNumber"), strict: option(d, "d", "disallowUnknownFields"),
	}).decode(x)
}

// MarshalJSON encodes a Box inside a value that compiled code encodes.
func (b Box) MarshalJSON() ([]byte, error) { return b.T.m.encodeJSON(b, false) }

// option reads a setting that an encoder or decoder keeps to itself.
func option(x any, path ...string) bool {
	v := reflect.ValueOf(x).Elem()
	for _, name := range path {
		v = v.FieldByName(name)
	}
	return v.Bool()
}

// jsonAlone tells whether encoding/json needs no help with x: nothing in it is of a type of the script.
func jsonAlone(x any) bool {
	if _, ok := x.(Box); ok {
		return false
	}
	return x == nil || closed(reflect.TypeOf(x))
}

var closedTypes sync.Map // reflect.Type → bool

// closed tells whether no value of type r holds an interface.
func closed(r reflect.Type) bool {
	if known, ok := closedTypes.Load(r); ok {
		return known.(bool)
	}
	is := !holdsInterface(r, map[reflect.Type]bool{})
	closedTypes.Store(r, is)
	return is
}

func holdsInterface(r reflect.Type, seen map[reflect.Type]bool) bool {
	if seen[r] {
		return false
	}
	seen[r] = true
	switch r.Kind() {
	case reflect.Interface:
		return true
	case reflect.Pointer, reflect.Slice, reflect.Array:
		return holdsInterface(r.Elem(), seen)
	case reflect.Map:
		return holdsInterface(r.Key(), seen) || holdsInterface(r.Elem(), seen)
	case reflect.Struct:
		for i := range r.NumField() {
			if holdsInterface(r.Field(i).Type, seen) {
				return true
			}
		}
	}
	return false
}
