package rt

import (
	"go/types"
	"reflect"
)

// CheckKey fails as an operation on the map table fails whose key cannot be hashed. reads
// tells that the operation does not assign.
func (m *Machine) CheckKey(table, key any, reads bool) {
	if name := m.unhashable(key); name != "" {
		m.failKey(reflect.ValueOf(table), name, reads)
	}
}

func (m *Machine) failKey(table reflect.Value, name string, reads bool) {
	switch {
	case table.IsNil() && !reads:
		panic(failure{text: "assignment to entry in nil map"})
	case table.Len() == 0 && reads:
		panic(failure{text: "hash of unhashable type: " + name})
	default:
		panic(runtimeError("hash of unhashable type " + name))
	}
}

// unhashable names the first type in the canonical or other value x that keeps it from
// being a key, or is empty.
func (m *Machine) unhashable(x any) string {
	switch x.(type) {
	case nil, string, int, bool, float64, rune, byte:
		return ""
	}
	x = m.Canon(x)
	if b, ok := x.(Box); ok {
		if !types.Comparable(b.T.Go) {
			return b.T.Name
		}
		return m.holdsUnhashable(b.value())
	}
	if t := reflect.TypeOf(x); !t.Comparable() {
		return goName(t)
	}
	return m.holdsUnhashable(reflect.ValueOf(x))
}

// holdsUnhashable is unhashable for the interfaces in a value of a comparable type.
func (m *Machine) holdsUnhashable(v reflect.Value) string {
	if !interfaced(v.Type()) {
		return ""
	}
	switch v.Kind() {
	case reflect.Interface:
		if v.IsNil() {
			return ""
		}
		if !v.CanInterface() {
			return "" // in a compiled type: no Box is there
		}
		return m.unhashable(v.Interface())
	case reflect.Struct:
		for i := range v.NumField() {
			if name := m.holdsUnhashable(v.Field(i)); name != "" {
				return name
			}
		}
	case reflect.Array:
		for i := range v.Len() {
			if name := m.holdsUnhashable(v.Index(i)); name != "" {
				return name
			}
		}
	}
	return ""
}

// interfaced reports whether values of t hold an interface without a pointer between.
func interfaced(t reflect.Type) bool {
	switch t.Kind() {
	case reflect.Interface:
		return true
	case reflect.Struct:
		for i := range t.NumField() {
			if interfaced(t.Field(i).Type) {
				return true
			}
		}
	case reflect.Array:
		return interfaced(t.Elem())
	}
	return false
}

// PlainKey reports whether keys of type t are hashed as the script's are, with the same
// failures: they hold no interface.
func PlainKey(t reflect.Type) bool { return !interfaced(t) }

// KeyFunc returns func(table, key) key for the maps of a type: it checks the key and makes
// wrappers in it comparable.
func (m *Machine) KeyFunc(table reflect.Type, reads bool) reflect.Value {
	k := table.Key()
	wraps := m.wraps(k)
	m.wrappers.keyed = m.wrappers.keyed || wraps
	return reflect.MakeFunc(reflect.FuncOf([]reflect.Type{table, k}, []reflect.Type{k}, false), func(in []reflect.Value) []reflect.Value {
		if name := m.holdsUnhashable(in[1]); name != "" {
			m.failKey(in[0], name, reads)
		}
		if !wraps {
			return in[1:]
		}
		key := reflect.New(k).Elem()
		key.Set(in[1])
		m.rewrap(key)
		return []reflect.Value{key}
	})
}

// wraps reports whether values of t hold compiled interfaces in which scripts' types are
// wrapped.
func (m *Machine) wraps(t reflect.Type) bool {
	switch t.Kind() {
	case reflect.Interface:
		return t.NumMethod() > 0 && !boxType.Implements(t)
	case reflect.Struct:
		for i := range t.NumField() {
			if m.wraps(t.Field(i).Type) {
				return true
			}
		}
	case reflect.Array:
		return m.wraps(t.Elem())
	}
	return false
}

// rewrap puts in the place of each wrapper in v the pointer to one that all equal values
// share: wrappers themselves cannot be compared.
func (m *Machine) rewrap(v reflect.Value) {
	switch v.Kind() {
	case reflect.Interface:
		if v.IsNil() || !v.CanSet() || !m.wrappers.is[v.Elem().Type()] {
			return
		}
		key := wrappedKey{v.Type(), m.Canon(v.Interface()).(Box)}
		p, ok := m.wrappers.keys.Load(key)
		if !ok {
			w := reflect.New(v.Elem().Type())
			w.Elem().Set(v.Elem())
			p, _ = m.wrappers.keys.LoadOrStore(key, w)
		}
		v.Set(p.(reflect.Value))
	case reflect.Struct:
		for i := range v.NumField() {
			m.rewrap(v.Field(i))
		}
	case reflect.Array:
		for i := range v.Len() {
			m.rewrap(v.Index(i))
		}
	}
}

// wrappedKey is a value in a compiled interface.
type wrappedKey struct {
	in  reflect.Type
	box Box
}
