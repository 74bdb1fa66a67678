package rt

import "reflect"

// What steps of package direct ask for without a reflect.MakeFunc between.

// RangeMap starts a walk over a map.
func RangeMap(v reflect.Value) *Iterator { return &Iterator{iter: v.MapRange()} }

// Next puts the next key and value of a map into k and v, where those are valid, and tells
// whether there was one. At the end both are set to zero.
func (it *Iterator) Next(k, v reflect.Value) bool {
	if !it.iter.Next() {
		if k.IsValid() {
			k.SetZero()
		}
		if v.IsValid() {
			v.SetZero()
		}
		return false
	}
	if k.IsValid() {
		k.SetIterKey(it.iter)
	}
	if v.IsValid() {
		v.SetIterValue(it.iter)
	}
	return true
}

// EqualValues compares two arrays or structs of type t as == does.
func (m *Machine) EqualValues(t *Type, a, b reflect.Value) bool { return m.equal(t, a, b) }

// MainPanicked says that main has ended with the panic v.
func (m *Machine) MainPanicked(v any) {
	if _, ok := v.(*control); ok {
		return // what ended the program has said how
	}
	m.Finish(Ending{Exit: 2, Panic: m.newPanic(v), Mark: m.Mark})
}

// Stopped leaves a goroutine whose program has been stopped.
func (m *Machine) Stopped() { panic(&control{"stopped"}) }
