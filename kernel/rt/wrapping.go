package rt

import (
	"fmt"
	"reflect"
	"sync"
)

// wrapping reports whether x is a compiled value that may hold values of the script in
// wrappers, which package fmt would print: a []io.Reader, for one.
func wrapping(x any) bool {
	switch x.(type) {
	case nil, string, int, bool, float64, Box:
		return false
	}
	return mayWrap(reflect.TypeOf(x)) && !hasMethods(reflect.ValueOf(x))
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

var wrapTypes sync.Map // reflect.Type → bool

// mayWrap reports whether values of t hold interfaces in which package fmt would print a
// wrapper of a script's value, or a Box, which it cannot ask in a field that is not exported.
func mayWrap(t reflect.Type) bool {
	if known, ok := wrapTypes.Load(t); ok {
		return known.(bool)
	}
	wrapTypes.Store(t, false) // while it is looked into
	may := false
	switch t.Kind() {
	case reflect.Interface:
		may = t.NumMethod() > 0 && !boxType.Implements(t)
	case reflect.Slice, reflect.Array, reflect.Pointer:
		may = mayWrap(t.Elem())
	case reflect.Map:
		may = mayWrap(t.Key()) || mayWrap(t.Elem())
	case reflect.Struct:
		for i := range t.NumField() {
			if f := t.Field(i); f.IsExported() {
				may = may || mayWrap(f.Type)
			} else {
				may = may || mayHide(f.Type)
			}
		}
	}
	wrapTypes.Store(t, may)
	return may
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
