package rt

import "reflect"

// DeepEqual is reflect.DeepEqual.
func (m *Machine) DeepEqual(x, y any) bool {
	d := deepness{m, map[visit]bool{}}
	return d.held(x, y)
}

// deepness is one comparison in depth.
type deepness struct {
	m    *Machine
	seen map[visit]bool // what is being compared, or was
}

// visit is a pair of places of one type.
type visit struct {
	a, b uintptr
	t    reflect.Type
}

// held compares what two interfaces hold.
func (d deepness) held(x, y any) bool {
	x, y = d.m.Canon(x), d.m.Canon(y)
	if x == nil || y == nil {
		return x == y
	}
	a, ok := x.(Box)
	b, also := y.(Box)
	switch {
	case ok != also || ok && a.T != b.T:
		return false
	case ok:
		return d.values(a.value(), b.value())
	}
	return d.values(reflect.ValueOf(x), reflect.ValueOf(y))
}

func (d deepness) values(a, b reflect.Value) bool {
	if a.Type() != b.Type() {
		return false
	}
	switch a.Kind() {
	case reflect.Interface:
		if a.IsNil() || b.IsNil() {
			return a.IsNil() == b.IsNil()
		}
		return d.held(a.Interface(), b.Interface())
	case reflect.Pointer, reflect.Map, reflect.Slice:
		if a.IsNil() || b.IsNil() {
			return a.IsNil() == b.IsNil()
		}
		if a.Kind() != reflect.Pointer && a.Len() != b.Len() {
			return false
		}
		if a.Pointer() == b.Pointer() {
			return true
		}
		v := visit{a.Pointer(), b.Pointer(), a.Type()}
		if d.seen[v] {
			return true
		}
		d.seen[v] = true
	case reflect.Func:
		return a.IsNil() && b.IsNil()
	}
	switch a.Kind() {
	case reflect.Pointer:
		return d.values(a.Elem(), b.Elem())
	case reflect.Slice, reflect.Array:
		for i := range a.Len() {
			if !d.values(a.Index(i), b.Index(i)) {
				return false
			}
		}
		return true
	case reflect.Map:
		for _, k := range a.MapKeys() {
			v, w := a.MapIndex(k), b.MapIndex(k)
			if !v.IsValid() || !w.IsValid() || !d.values(v, w) {
				return false
			}
		}
		return true
	case reflect.Struct:
		for i := range a.NumField() {
			if !a.Type().Field(i).IsExported() { // of a compiled type
				return reflect.DeepEqual(a.Interface(), b.Interface())
			}
			if !d.values(a.Field(i), b.Field(i)) {
				return false
			}
		}
		return true
	}
	return a.Equal(b)
}
