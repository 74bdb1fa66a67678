package rt

import "reflect"

// NoBox stops the program when a value of a script's type is about to be handed to compiled
// code that would look into it.
func (m *Machine) NoBox(what string, x any) {
	if found := m.findBox(x); found != nil {
		m.refuse("boxed", what+" (given a "+found.T.Name+")")
	}
}

// MayHold tells whether a value of type r may lead to a Box.
func MayHold(r reflect.Type) bool { return !closed(r) }

// findBox finds a Box in what x leads to; nil if there is none.
func (m *Machine) findBox(x any) *Box {
	switch x := m.Canon(x).(type) {
	case nil:
		return nil
	case Box:
		return &x
	default:
		if jsonAlone(x) {
			return nil
		}
		return m.seekBox(reflect.ValueOf(x), map[seen]bool{})
	}
}

// seen is a place that has been looked into.
type seen struct {
	p uintptr
	r reflect.Type
	n int
}

func (m *Machine) seekBox(v reflect.Value, done map[seen]bool) *Box {
	if closed(v.Type()) {
		return nil
	}
	switch v.Kind() {
	case reflect.Pointer, reflect.Map, reflect.Slice:
		if v.IsNil() {
			return nil
		}
		key := seen{v.Pointer(), v.Type(), 0}
		if v.Kind() == reflect.Slice {
			key.n = v.Len()
		}
		if done[key] {
			return nil
		}
		done[key] = true
	}
	switch v.Kind() {
	case reflect.Interface:
		if v.IsNil() {
			return nil
		}
		e := v.Elem()
		if e.Type() == boxType {
			return boxIn(e)
		}
		if m.wrappers.is[e.Type()] {
			return m.seekBox(e.Field(0), done)
		}
		if e.Kind() == reflect.Pointer && !e.IsNil() && m.wrappers.is[e.Type().Elem()] {
			return m.seekBox(e.Elem().Field(0), done)
		}
		return m.seekBox(e, done)
	case reflect.Pointer:
		return m.seekBox(v.Elem(), done)
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			if b := m.seekBox(v.Index(i), done); b != nil {
				return b
			}
		}
	case reflect.Map:
		for i := v.MapRange(); i.Next(); {
			if b := m.seekBox(i.Key(), done); b != nil {
				return b
			}
			if b := m.seekBox(i.Value(), done); b != nil {
				return b
			}
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if b := m.seekBox(v.Field(i), done); b != nil {
				return b
			}
		}
	}
	return nil
}

// boxIn is the Box in v, which may be in an unexported field: then all that is told of it is
// its type.
func boxIn(v reflect.Value) *Box {
	if v.CanInterface() {
		b := v.Interface().(Box)
		return &b
	}
	t := (*Type)(v.Field(0).UnsafePointer())
	return &Box{T: t}
}
