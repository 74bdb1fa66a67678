package rt

import (
	"bytes"
	"encoding/json"
	"fmt"
	"go/types"
	"reflect"
)

// A lowered struct has its fields' names and tags, and its unexported fields are tagged
// away, so encoding/json takes it as it stands. Only types with methods of their own for
// JSON need a stand-in: a copy of the value in which each such part is a jsonPart or a
// textPart that calls the script's method.

// jsonPart calls a script's MarshalJSON.
type jsonPart struct {
	recv   reflect.Value
	method reflect.Value
}

// MarshalJSON implements json.Marshaler.
func (p *jsonPart) MarshalJSON() ([]byte, error) { return bytesAndError(p.method, p.recv) }

// textPart calls a script's MarshalText. It is comparable, for the keys of maps.
type textPart struct {
	method *reflect.Value
	recv   any
}

// MarshalText implements encoding.TextMarshaler.
func (p textPart) MarshalText() ([]byte, error) {
	return bytesAndError(*p.method, reflect.ValueOf(p.recv))
}

func bytesAndError(f, recv reflect.Value) ([]byte, error) {
	out := f.Call([]reflect.Value{recv})
	err, _ := out[1].Interface().(error)
	return out[0].Bytes(), err
}

// marshaler finds a method func() ([]byte, error).
func (t *Type) marshaler(name string) (reflect.Value, bool) {
	f, ok := t.Methods[name]
	if !ok || f.Type().NumIn() != 1 || f.Type().NumOut() != 2 ||
		f.Type().Out(0) != reflect.TypeFor[[]byte]() || f.Type().Out(1) != errorType {
		return f, false
	}
	return f, true
}

// customJSON reports whether a part of t has one of the methods itself, or holds one.
func (t *Type) customJSON(names []string, seen map[*Type]bool) bool {
	if t.Plain || seen[t] {
		return false
	}
	seen[t] = true
	for _, name := range names {
		if _, ok := t.Methods[name]; ok {
			return true
		}
		if _, ok := t.pointer().Methods[name]; ok {
			return true
		}
	}
	switch t.Go.Underlying().(type) {
	case *types.Struct:
		for _, f := range t.Fields() {
			if f.Type.customJSON(names, seen) {
				return true
			}
		}
	case *types.Map:
		return t.Key().customJSON(names, seen) || t.Elem().customJSON(names, seen)
	case *types.Pointer, *types.Slice, *types.Array:
		return t.Elem().customJSON(names, seen)
	}
	return false
}

// pointer is the descriptor of *t.
func (t *Type) pointer() *Type { return t.m.lockedType(types.NewPointer(t.Go)) }

// jsonValue gives x as encoding/json may have it.
func (m *Machine) jsonValue(x any) any {
	b, ok := m.Canon(x).(Box)
	if !ok {
		return x
	}
	if !b.T.customJSON([]string{"MarshalJSON", "MarshalText"}, map[*Type]bool{}) {
		return b.V
	}
	return m.jsonStand(b.T, b.value(), false, 0)
}

// jsonStand builds the stand-in of v. Addressable values use methods of their pointers.
func (m *Machine) jsonStand(t *Type, v reflect.Value, addressable bool, depth int) any {
	if depth > 1000 {
		m.refuse("boxed", "encoding/json on a cyclic value")
	}
	if v.Kind() == reflect.Interface {
		if v.IsNil() {
			return nil
		}
		return m.jsonValue(v.Elem().Interface())
	}
	if v.Kind() == reflect.Pointer && v.IsNil() {
		return nil
	}
	if f, ok := t.marshaler("MarshalJSON"); ok {
		return &jsonPart{v, f}
	}
	if f, ok := t.pointer().marshaler("MarshalJSON"); ok && addressable && v.CanAddr() {
		return &jsonPart{v.Addr(), f}
	}
	if f, ok := t.marshaler("MarshalText"); ok {
		return textPart{&f, v.Interface()}
	}
	if f, ok := t.pointer().marshaler("MarshalText"); ok && addressable && v.CanAddr() {
		return textPart{&f, v.Addr().Interface()}
	}
	if !t.customJSON([]string{"MarshalJSON", "MarshalText"}, map[*Type]bool{}) {
		return v.Interface()
	}
	switch v.Kind() {
	case reflect.Pointer:
		return m.jsonStand(t.Elem(), v.Elem(), true, depth+1)
	case reflect.Slice, reflect.Array:
		if v.Kind() == reflect.Slice && v.IsNil() {
			return nil
		}
		list := make([]any, v.Len())
		for i := range list {
			list[i] = m.jsonStand(t.Elem(), v.Index(i), addressable || v.Kind() == reflect.Slice, depth+1)
		}
		return list
	case reflect.Map:
		if v.IsNil() {
			return nil
		}
		out := map[string]any{}
		for _, k := range v.MapKeys() {
			out[m.jsonKey(t.Key(), k)] = m.jsonStand(t.Elem(), v.MapIndex(k), false, depth+1)
		}
		return out
	case reflect.Struct:
		return m.jsonStruct(t, v, addressable, depth)
	}
	return v.Interface()
}

func (m *Machine) jsonKey(t *Type, k reflect.Value) string {
	if k.Kind() == reflect.String {
		return k.String()
	}
	if f, ok := t.marshaler("MarshalText"); ok {
		b, err := bytesAndError(f, k)
		if err == nil {
			return string(b)
		}
	}
	return fmt.Sprint(basic(k))
}

// jsonStruct rebuilds a struct; fields without custom parts keep their types, so that
// omitempty and the other options of tags hold for them.
func (m *Machine) jsonStruct(t *Type, v reflect.Value, addressable bool, depth int) any {
	var fields []reflect.StructField
	var values []reflect.Value
	for i, f := range t.Fields() {
		sf := v.Type().Field(i)
		if !f.Exported && !sf.Anonymous {
			continue
		}
		fv := v.Field(i)
		if f.Type.customJSON([]string{"MarshalJSON", "MarshalText"}, map[*Type]bool{}) {
			x := m.jsonStand(f.Type, fv, addressable, depth+1)
			if emptyJSON(fv) && bytes.Contains([]byte(sf.Tag.Get("json")), []byte("omitempty")) {
				x = nil
			}
			fv = ifaceValue(x, anyType)
			if sf.Anonymous && x != nil && reflect.TypeOf(x).Kind() == reflect.Struct && reflect.TypeOf(x).Name() == "" {
				fv = reflect.ValueOf(x)
			} else {
				sf.Anonymous = false
			}
		}
		fields = append(fields, reflect.StructField{Name: sf.Name, Type: fv.Type(), Tag: sf.Tag, Anonymous: sf.Anonymous})
		values = append(values, fv)
	}
	s := reflect.New(reflect.StructOf(fields)).Elem()
	for i, fv := range values {
		s.Field(i).Set(fv)
	}
	return s.Interface()
}

func emptyJSON(v reflect.Value) bool {
	switch v.Kind() {
	case reflect.Struct:
		return false
	case reflect.Slice, reflect.Map, reflect.String, reflect.Array:
		return v.Len() == 0
	}
	return v.IsZero()
}

// JSONMarshal is json.Marshal.
func (m *Machine) JSONMarshal(v any) ([]byte, error) { return json.Marshal(m.jsonValue(v)) }

// JSONMarshalIndent is json.MarshalIndent.
func (m *Machine) JSONMarshalIndent(v any, prefix, indent string) ([]byte, error) {
	return json.MarshalIndent(m.jsonValue(v), prefix, indent)
}

// JSONEncode is (*json.Encoder).Encode.
func (m *Machine) JSONEncode(e *json.Encoder, v any) error { return e.Encode(m.jsonValue(v)) }

// jsonTarget is what encoding/json may decode into; types that decode themselves are refused.
func (m *Machine) jsonTarget(v any) any {
	b, ok := m.Canon(v).(Box)
	if !ok {
		return v
	}
	if b.T.customJSON([]string{"UnmarshalJSON", "UnmarshalText"}, map[*Type]bool{}) {
		m.refuse("decode", b.T.Name)
	}
	return b.V
}

// JSONUnmarshal is json.Unmarshal.
func (m *Machine) JSONUnmarshal(data []byte, v any) error {
	return m.jsonError(json.Unmarshal(data, m.jsonTarget(v)), v)
}

// jsonError names the script's type in an error.
func (m *Machine) jsonError(err error, target any) error {
	e, ok := err.(*json.UnmarshalTypeError)
	b, boxed := m.Canon(target).(Box)
	if ok && boxed && e.Field != "" && e.Struct == "" && b.T.Elem() != nil {
		if n, named := types.Unalias(b.T.Elem().Go).(*types.Named); named {
			e.Struct = n.Obj().Name()
		}
	}
	return err
}

// JSONDecode is (*json.Decoder).Decode.
func (m *Machine) JSONDecode(d *json.Decoder, v any) error {
	return m.jsonError(d.Decode(m.jsonTarget(v)), v)
}

// MarshalJSON encodes a Box inside another value.
func (b Box) MarshalJSON() ([]byte, error) { return json.Marshal(b.T.m.jsonValue(b)) }
