package rt

import (
	"reflect"
	"sort"
)

// opened is what is in a Box: compiled code that works by reflection is given this.
func opened(x any) any {
	if b, ok := x.(Box); ok {
		return b.V
	}
	return x
}

// SortSlice is sort.Slice.
func SortSlice(x any, less func(i, j int) bool) { sort.Slice(opened(x), less) }

// SortSliceStable is sort.SliceStable.
func SortSliceStable(x any, less func(i, j int) bool) { sort.SliceStable(opened(x), less) }

// SliceIsSorted is sort.SliceIsSorted.
func SliceIsSorted(x any, less func(i, j int) bool) bool { return sort.SliceIsSorted(opened(x), less) }

// DeepEqual is reflect.DeepEqual.
func (m *Machine) DeepEqual(x, y any) bool {
	x, y = m.Canon(x), m.Canon(y)
	a, ok := x.(Box)
	b, also := y.(Box)
	if ok != also || ok && a.T != b.T {
		return false
	}
	if ok {
		return m.deep(a.value(), b.value(), map[[2]uintptr]bool{})
	}
	if x == nil || y == nil {
		return x == y
	}
	return m.deep(reflect.ValueOf(x), reflect.ValueOf(y), map[[2]uintptr]bool{})
}

func (m *Machine) deep(a, b reflect.Value, seen map[[2]uintptr]bool) bool {
	if a.Type() != b.Type() {
		return false
	}
	switch a.Kind() {
	case reflect.Interface:
		if a.IsNil() || b.IsNil() {
			return a.IsNil() == b.IsNil()
		}
		return m.DeepEqual(a.Interface(), b.Interface())
	case reflect.Pointer, reflect.Map, reflect.Slice:
		if a.IsNil() || b.IsNil() {
			return a.IsNil() == b.IsNil()
		}
		if a.Pointer() == b.Pointer() && (a.Kind() != reflect.Slice || a.Len() == b.Len()) {
			return true
		}
		key := [2]uintptr{a.Pointer(), b.Pointer()}
		if seen[key] {
			return true
		}
		seen[key] = true
	case reflect.Func:
		return a.IsNil() && b.IsNil()
	}
	switch a.Kind() {
	case reflect.Pointer:
		return m.deep(a.Elem(), b.Elem(), seen)
	case reflect.Slice, reflect.Array:
		if a.Len() != b.Len() {
			return false
		}
		for i := range a.Len() {
			if !m.deep(a.Index(i), b.Index(i), seen) {
				return false
			}
		}
		return true
	case reflect.Map:
		if a.Len() != b.Len() {
			return false
		}
		for _, k := range a.MapKeys() {
			v, w := a.MapIndex(k), b.MapIndex(k)
			if !w.IsValid() || !m.deep(v, w, seen) {
				return false
			}
		}
		return true
	case reflect.Struct:
		for i := range a.NumField() {
			if !a.Type().Field(i).IsExported() {
				return reflect.DeepEqual(a.Interface(), b.Interface())
			}
			if !m.deep(a.Field(i), b.Field(i), seen) {
				return false
			}
		}
		return true
	}
	return a.Equal(b)
}
