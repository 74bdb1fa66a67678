package rt

import (
	"context"
	"reflect"
	"sync"

	"galley/kernel/symbols"
)

// wrapperTable finds, for compiled interface types, struct types that implement them.
type wrapperTable struct {
	mu sync.Mutex
	of map[reflect.Type]reflect.Type // interface → wrapper
	is map[reflect.Type]bool         // wrapper types

	keys  sync.Map // wrappedKey → reflect.Value, a pointer to a wrapper: see rewrap
	keyed bool     // keys is in use

	used map[string]bool // packages that are in these
}

// UsePackage makes the interface types of a compiled package implementable by scripts.
func (m *Machine) UsePackage(path string) {
	pkg, ok := symbols.Load(path)
	if !ok {
		return
	}
	w := &m.wrappers
	w.mu.Lock()
	defer w.mu.Unlock()
	if w.of == nil {
		w.of = map[reflect.Type]reflect.Type{}
		w.is, w.used = map[reflect.Type]bool{}, map[string]bool{}
		for _, t := range ownWrappers {
			w.is[t] = true
		}
	}
	if w.used[path] {
		return
	}
	w.used[path] = true
	if _, known := remembered.Load(path); !known {
		for _, v := range pkg.Values {
			remember(v.Type())
		}
		remembered.Store(path, true)
	}
	for name, t := range pkg.Wrappers {
		w.of[pkg.Values[name].Type().Elem()] = t
		w.is[t] = true
	}
}

// Canon is the one form in which a value is kept in an interface of the script: nil, a
// compiled value, or a Box; never a wrapper.
func (m *Machine) Canon(x any) any {
	if x == nil {
		return nil
	}
	switch t := reflect.TypeOf(x); {
	case t.Kind() == reflect.Struct && m.wrappers.is[t]:
		return reflect.ValueOf(x).Field(0).Interface()
	case m.wrappers.keyed && t.Kind() == reflect.Pointer && m.wrappers.is[t.Elem()]: // see rewrap
		return reflect.ValueOf(x).Elem().Field(0).Interface()
	}
	return x
}

// ToIface gives the canonical value x as a value of the compiled interface type t.
func (m *Machine) ToIface(x any, t reflect.Type) reflect.Value {
	v := reflect.New(t).Elem()
	if x == nil {
		return v
	}
	if t.NumMethod() == 0 {
		v.Set(reflect.ValueOf(x))
		return v
	}
	box, boxed := x.(Box)
	if !boxed || boxType.Implements(t) {
		r := reflect.ValueOf(x)
		if !r.Type().Implements(t) {
			m.refuse("boxed", t.String()+" holding a "+dynamicName(x))
		}
		v.Set(r)
		return v
	}
	m.wrappers.mu.Lock()
	w, ok := m.wrappers.of[t]
	m.wrappers.mu.Unlock()
	if !ok {
		m.refuse("boxed", t.String())
	}
	s := reflect.New(w).Elem()
	s.Field(0).Set(reflect.ValueOf(x))
	for i := range t.NumMethod() {
		f := s.FieldByName("W" + t.Method(i).Name)
		method, ok := box.T.Methods[t.Method(i).Name]
		if !ok {
			m.refuse("boxed", t.String())
		}
		variadic := f.Type().IsVariadic()
		f.Set(reflect.MakeFunc(f.Type(), func(args []reflect.Value) []reflect.Value {
			_ = variadic
			defer passOn()
			return method.Call(append([]reflect.Value{box.value()}, args...))
		}))
	}
	switch t {
	case readerType, writerType:
		s = m.richer(box, s)
	case flagValueType:
		s = boolFlag(box, s)
	case contextType:
		s = reflect.ValueOf(contextNamed{box, s.Interface().(context.Context), box})
	}
	v.Set(s)
	return v
}
