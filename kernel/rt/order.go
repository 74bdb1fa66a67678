package rt

import (
	"cmp"
	"reflect"
	"slices"
	"strings"
)

// entry is a key of a map and its value, which no look into the map gives where the key is
// not equal to itself.
type entry struct{ key, value reflect.Value }

// sortedEntries are a map's entries in the order in which package fmt prints them.
func sortedEntries(m reflect.Value) []entry {
	list := make([]entry, 0, m.Len())
	for r := m.MapRange(); r.Next(); {
		list = append(list, entry{r.Key(), r.Value()})
	}
	slices.SortStableFunc(list, func(a, b entry) int { return compareKeys(a.key, b.key) })
	return list
}

func compareKeys(a, b reflect.Value) int {
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
			if c := compareKeys(a.Field(i), b.Field(i)); c != 0 {
				return c
			}
		}
		return 0
	case reflect.Array:
		for i := range a.Len() {
			if c := compareKeys(a.Index(i), b.Index(i)); c != 0 {
				return c
			}
		}
		return 0
	case reflect.Interface:
		return compareHeld(a, b)
	}
	switch {
	case a.CanInt():
		return cmp.Compare(a.Int(), b.Int())
	case a.CanUint():
		return cmp.Compare(a.Uint(), b.Uint())
	}
	return 0
}

// compareHeld compares what two interfaces hold: nil first, then by type, then by value.
func compareHeld(a, b reflect.Value) int {
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
	if p, ok := x.(Box); ok {
		if q, ok := y.(Box); ok && p.T == q.T {
			return compareKeys(p.value(), q.value())
		}
	}
	if c := strings.Compare(dynamicName(x), dynamicName(y)); c != 0 {
		return c
	}
	return compareKeys(reflect.ValueOf(x), reflect.ValueOf(y))
}
