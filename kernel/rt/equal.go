package rt

import (
	"go/types"
	"reflect"
)

// Equal compares two interface values as == does.
func (m *Machine) Equal(a, b any) bool {
	a, b = m.Canon(a), m.Canon(b)
	x, ok := a.(Box)
	if !ok {
		if a == nil || b == nil || reflect.TypeOf(a) != reflect.TypeOf(b) || !interfaced(reflect.TypeOf(a)) {
			return a == b
		}
		return m.equalPlain(reflect.ValueOf(a), reflect.ValueOf(b))
	}
	y, ok := b.(Box)
	if !ok || x.T != y.T {
		return false
	}
	if !types.Comparable(x.T.Go) {
		panic(runtimeError("comparing uncomparable type " + x.T.Name))
	}
	if interfaced(x.T.R) {
		return m.equal(x.T, x.value(), y.value())
	}
	return a == b
}

// EqualFunc returns func(a, b value of t) bool for arrays and structs.
func (m *Machine) EqualFunc(t *Type) reflect.Value {
	f := reflect.FuncOf([]reflect.Type{t.R, t.R}, []reflect.Type{reflect.TypeFor[bool]()}, false)
	return reflect.MakeFunc(f, func(in []reflect.Value) []reflect.Value {
		return []reflect.Value{reflect.ValueOf(m.equal(t, in[0], in[1]))}
	})
}

// equal compares as the compiler does: blank fields are left out.
func (m *Machine) equal(t *Type, a, b reflect.Value) bool {
	if t.Plain {
		return m.equalPlain(a, b)
	}
	switch t.R.Kind() {
	case reflect.Interface:
		return m.Equal(a.Interface(), b.Interface())
	case reflect.Struct:
		for i, f := range t.Fields() {
			if f.Name != "_" && !m.equal(f.Type, a.Field(i), b.Field(i)) {
				return false
			}
		}
		return true
	case reflect.Array:
		e := t.Elem()
		for i := range a.Len() {
			if !m.equal(e, a.Index(i), b.Index(i)) {
				return false
			}
		}
		return true
	}
	return a.Interface() == b.Interface()
}

// equalPlain is equal for values of a type that is the script's too; what they hold in
// interfaces may not be.
func (m *Machine) equalPlain(a, b reflect.Value) bool {
	switch {
	case !interfaced(a.Type()):
		return a.Equal(b)
	case a.Kind() == reflect.Interface:
		if !a.CanInterface() {
			return a.Equal(b)
		}
		return m.Equal(a.Interface(), b.Interface())
	case a.Kind() == reflect.Struct:
		for i := range a.NumField() {
			if !m.equalPlain(a.Field(i), b.Field(i)) {
				return false
			}
		}
	case a.Kind() == reflect.Array:
		for i := range a.Len() {
			if !m.equalPlain(a.Index(i), b.Index(i)) {
				return false
			}
		}
	}
	return true
}
