package rt

import (
	"cmp"
	"reflect"
	"slices"
	"strings"
	"unsafe"
)

// entry is a key of a map and its value, which no look into the map gives where the key is
// not equal to itself.
type entry struct{ key, value reflect.Value }

// sortedEntries are a map's entries in the order in which package fmt prints them; nil when
// that is not known: it orders keys of several types by where the compiled program has the
// types.
func sortedEntries(m reflect.Value) []entry {
	list := make([]entry, 0, m.Len())
	for r := m.MapRange(); r.Next(); {
		list = append(list, entry{r.Key(), r.Value()})
	}
	var o keyOrder
	slices.SortStableFunc(list, func(a, b entry) int { return o.compare(a.key, b.key) })
	if o.mixed {
		return nil
	}
	return list
}

// mixedKeys is the refusal of such a map.
var mixedKeys = &Refusal{"place", "the order of keys of several types in one map"}

// keyOrder compares keys, and notes if interfaces among them held values of several types.
type keyOrder struct{ mixed bool }

func (o *keyOrder) compare(a, b reflect.Value) int {
	switch a.Kind() {
	case reflect.String:
		return strings.Compare(a.String(), b.String())
	case reflect.Bool:
		switch {
		case a.Bool() == b.Bool():
			return 0
		case a.Bool():
			return 1
		}
		return -1
	case reflect.Float32, reflect.Float64:
		return cmp.Compare(a.Float(), b.Float())
	case reflect.Complex64, reflect.Complex128:
		x, y := a.Complex(), b.Complex()
		return cmp.Or(cmp.Compare(real(x), real(y)), cmp.Compare(imag(x), imag(y)))
	case reflect.Pointer, reflect.Chan, reflect.UnsafePointer:
		return cmp.Compare(a.Pointer(), b.Pointer())
	case reflect.Struct:
		for i := range a.NumField() {
			if c := o.compare(a.Field(i), b.Field(i)); c != 0 {
				return c
			}
		}
		return 0
	case reflect.Array:
		for i := range a.Len() {
			if c := o.compare(a.Index(i), b.Index(i)); c != 0 {
				return c
			}
		}
		return 0
	case reflect.Interface:
		return o.held(a, b)
	}
	switch {
	case a.CanInt():
		return cmp.Compare(a.Int(), b.Int())
	case a.CanUint():
		return cmp.Compare(a.Uint(), b.Uint())
	}
	return 0
}

// held compares what two interfaces hold: nil first, then by type, then by value. The order of
// predeclared types is that of any program.
func (o *keyOrder) held(a, b reflect.Value) int {
	if a.IsNil() || b.IsNil() {
		switch {
		case a.IsNil() && b.IsNil():
			return 0
		case a.IsNil():
			return -1
		}
		return 1
	}
	x, y := a.Elem().Interface(), b.Elem().Interface()
	v, w := reflect.ValueOf(x), reflect.ValueOf(y)
	p, isBox := x.(Box)
	q, areBoxes := y.(Box)
	switch {
	case isBox && areBoxes && p.T == q.T:
		return o.compare(p.value(), q.value())
	case !isBox && v.Type() == w.Type():
		return o.compare(v, w)
	case predeclared(v.Type()) && predeclared(w.Type()):
		return cmp.Compare(uintptr((*eface)(unsafe.Pointer(&x)).typ), uintptr((*eface)(unsafe.Pointer(&y)).typ))
	}
	o.mixed = true
	return strings.Compare(dynamicName(x), dynamicName(y))
}

// predeclared reports whether t is one of the types that every program has.
func predeclared(t reflect.Type) bool { return t.PkgPath() == "" && t.Name() == t.Kind().String() }
