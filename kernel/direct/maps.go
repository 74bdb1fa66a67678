package direct

import (
	"reflect"
	"unsafe"
)

// Lookup computes z = m[k], and ok when it is wanted (ok != 0), for maps of type t.
//
// Maps whose keys are strings or 8-byte integers are used as Go's own map of such keys and
// of values of the same layout: the run time lays both out, and hashes their keys, alike.
func Lookup(t reflect.Type, z, m, k, ok Slot) Step {
	switch elem := TypeOf(t.Elem()); mapKey(t) {
	case text:
		return lookups[string](elem.class, z, m, k, ok)
	case word8:
		return lookups[uint64](elem.class, z, m, k, ok)
	}
	return nil
}

// mapKey tells by which class of key a map may be used as Go's own.
func mapKey(t reflect.Type) class {
	switch t.Key().Kind() {
	case reflect.String:
		return text
	case reflect.Int, reflect.Int64, reflect.Uint, reflect.Uint64, reflect.Uintptr:
		return word8
	}
	return none
}

func lookups[K comparable](c class, z, m, k, ok Slot) Step {
	switch c {
	case word1:
		return lookup[K, uint8](z, m, k, ok)
	case word8:
		return lookup[K, uint64](z, m, k, ok)
	case pointer:
		return lookup[K, unsafe.Pointer](z, m, k, ok)
	case text:
		return lookup[K, string](z, m, k, ok)
	case list:
		return lookup[K, []byte](z, m, k, ok)
	}
	return nil
}

func lookup[K comparable, V any](z, m, k, ok Slot) Step {
	if ok != 0 {
		return func(fp unsafe.Pointer) {
			*(*V)(unsafe.Add(fp, z)), *(*bool)(unsafe.Add(fp, ok)) = at[K, V](fp, m, k)
		}
	}
	return func(fp unsafe.Pointer) {
		*(*V)(unsafe.Add(fp, z)) = (*(*map[K]V)(unsafe.Add(fp, m)))[*(*K)(unsafe.Add(fp, k))]
	}
}

func at[K comparable, V any](fp unsafe.Pointer, m, k Slot) (V, bool) {
	v, ok := (*(*map[K]V)(unsafe.Add(fp, m)))[*(*K)(unsafe.Add(fp, k))]
	return v, ok
}

// Update does m[k] = v.
func Update(t reflect.Type, m, k, v Slot) Step {
	switch elem := TypeOf(t.Elem()); mapKey(t) {
	case text:
		return updates[string](elem.class, m, k, v)
	case word8:
		return updates[uint64](elem.class, m, k, v)
	}
	return nil
}

func updates[K comparable](c class, m, k, v Slot) Step {
	switch c {
	case word1:
		return update[K, uint8](m, k, v)
	case word8:
		return update[K, uint64](m, k, v)
	case pointer:
		return update[K, unsafe.Pointer](m, k, v)
	case text:
		return update[K, string](m, k, v)
	case list:
		return update[K, []byte](m, k, v)
	}
	return nil
}

func update[K comparable, V any](m, k, v Slot) Step {
	return func(fp unsafe.Pointer) {
		(*(*map[K]V)(unsafe.Add(fp, m)))[*(*K)(unsafe.Add(fp, k))] = *(*V)(unsafe.Add(fp, v))
	}
}

// LookupAny is Lookup for every map.
func LookupAny(t reflect.Type, z, m, k, ok Slot) Step {
	mt, kt, et := TypeOf(t), TypeOf(t.Key()), TypeOf(t.Elem())
	return func(fp unsafe.Pointer) {
		v := mt.Value(unsafe.Add(fp, m)).MapIndex(kt.Value(unsafe.Add(fp, k)))
		if v.IsValid() {
			et.Value(unsafe.Add(fp, z)).Set(v)
		} else {
			et.zero(unsafe.Add(fp, z))
		}
		if ok != 0 {
			*(*bool)(unsafe.Add(fp, ok)) = v.IsValid()
		}
	}
}

// UpdateAny is Update for every map.
func UpdateAny(t reflect.Type, m, k, v Slot) Step {
	mt, kt, et := TypeOf(t), TypeOf(t.Key()), TypeOf(t.Elem())
	return func(fp unsafe.Pointer) {
		mt.Value(unsafe.Add(fp, m)).SetMapIndex(kt.Value(unsafe.Add(fp, k)), et.Value(unsafe.Add(fp, v)))
	}
}
