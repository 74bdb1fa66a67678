package rt

import (
	"reflect"
	"sync"
)

// special reports whether package fmt would print wrong what v leads to: wrappers, or a map
// with interfaces in its keys that hold several types. Of pointers, fmt follows the outermost.
func special(v reflect.Value, depth int) bool {
	t := v.Type()
	if mayWrap(t) {
		return true
	}
	if !mayLead(t) {
		return false
	}
	switch v.Kind() {
	case reflect.Interface:
		return !v.IsNil() && v.Elem().Type() != boxType && special(v.Elem(), depth)
	case reflect.Pointer:
		return depth == 0 && !v.IsNil() && special(v.Elem(), depth+1)
	case reflect.Slice, reflect.Array:
		for i := range v.Len() {
			if special(v.Index(i), depth+1) {
				return true
			}
		}
	case reflect.Struct:
		for i := range v.NumField() {
			if special(v.Field(i), depth+1) {
				return true
			}
		}
	case reflect.Map:
		if v.Len() > 1 && mayLead(t.Key()) && severalTypes(v) {
			return true
		}
		for r := v.MapRange(); r.Next(); {
			if special(r.Value(), depth+1) {
				return true
			}
		}
	}
	return false
}

// severalTypes reports whether the keys of m are not all of one type; it is true as well where
// that is not known.
func severalTypes(m reflect.Value) bool {
	if m.Type().Key().Kind() != reflect.Interface {
		return true
	}
	var one reflect.Type
	for r := m.MapRange(); r.Next(); {
		if r.Key().IsNil() {
			continue
		}
		t := r.Key().Elem().Type()
		if t == boxType || one != nil && t != one {
			return true
		}
		one = t
	}
	return false
}

var leadTypes, wrapTypes sync.Map // reflect.Type → bool

// mayLead reports whether fmt comes upon interfaces when it prints values of t.
func mayLead(t reflect.Type) bool { return known(&leadTypes, t, leads) }

// known is what find tells of t, remembered. Types that are being looked into are in the map.
func known(of *sync.Map, t reflect.Type, find func(reflect.Type, map[reflect.Type]bool) bool) bool {
	if is, ok := of.Load(t); ok {
		return is.(bool)
	}
	is := find(t, map[reflect.Type]bool{})
	of.Store(t, is)
	return is
}

func leads(t reflect.Type, open map[reflect.Type]bool) bool {
	if open[t] {
		return false
	}
	open[t] = true
	switch t.Kind() {
	case reflect.Interface:
		return true
	case reflect.Slice, reflect.Array, reflect.Pointer:
		return leads(t.Elem(), open)
	case reflect.Map:
		return leads(t.Key(), open) || leads(t.Elem(), open)
	case reflect.Struct:
		for i := range t.NumField() {
			if leads(t.Field(i).Type, open) {
				return true
			}
		}
	}
	return false
}
