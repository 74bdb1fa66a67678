package rt

import (
	"fmt"
	"reflect"
)

// wrapping reports whether x is a compiled value that package fmt would print wrong: one that
// may hold values of the script in wrappers, a []io.Reader, or a map of several types of keys.
func wrapping(x any) bool {
	switch x.(type) {
	case nil, string, int, bool, float64, Box:
		return false
	}
	v := reflect.ValueOf(x)
	return special(v, 0) && !hasMethods(v)
}

// shown is x as package fmt may be given it.
func (m *Machine) shown(x any) any {
	if !wrapping(x) {
		return x
	}
	return later(func(s fmt.State, verb rune) {
		p := &printer{State: s, m: m, sharpV: verb == 'v' && s.Flag('#'), plusV: verb == 'v' && s.Flag('+')}
		p.value(nil, reflect.ValueOf(x), verb, 0, false)
	})
}

// mayWrap reports whether values of t hold interfaces in which package fmt would print a
// wrapper of a script's value, or a Box, which it cannot ask in a field that is not exported.
func mayWrap(t reflect.Type) bool { return known(&wrapTypes, t, wraps) }

func wraps(t reflect.Type, open map[reflect.Type]bool) bool {
	if open[t] {
		return false
	}
	open[t] = true
	switch t.Kind() {
	case reflect.Interface:
		return t.NumMethod() > 0 && !boxType.Implements(t)
	case reflect.Slice, reflect.Array, reflect.Pointer:
		return wraps(t.Elem(), open)
	case reflect.Map:
		return wraps(t.Key(), open) || wraps(t.Elem(), open)
	case reflect.Struct:
		for i := range t.NumField() {
			f := t.Field(i)
			if f.IsExported() && wraps(f.Type, open) || !f.IsExported() && mayHide(f.Type) {
				return true
			}
		}
	}
	return false
}

// mayHide reports whether package fmt prints what an interface holds in values of t. What is
// behind a pointer in a field is not printed.
func mayHide(t reflect.Type) bool {
	switch t.Kind() {
	case reflect.Interface:
		return true
	case reflect.Slice, reflect.Array:
		return mayHide(t.Elem())
	case reflect.Map:
		return mayHide(t.Key()) || mayHide(t.Elem())
	case reflect.Struct:
		for i := range t.NumField() {
			if mayHide(t.Field(i).Type) {
				return true
			}
		}
	}
	return false
}
