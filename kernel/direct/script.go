package direct

import (
	"go/token"
	"reflect"
	"unsafe"

	"galley/kernel/rt"
)

// What package rt does for a script, as steps.

// TakeRecover puts the panic that this call may recover into the frame.
func TakeRecover(m *rt.Machine, z Slot) Step {
	return func(fp unsafe.Pointer) { *(**rt.Panic)(unsafe.Add(fp, z)) = m.TakeRecover() }
}

// DropRecover is for functions that do not recover.
func DropRecover(m *rt.Machine) Step { return func(unsafe.Pointer) { m.DropRecover() } }

// RunDeferred runs the deferred calls of the frame of deferred calls at s.
func RunDeferred(s Slot) Step {
	return func(fp unsafe.Pointer) { (*(**rt.Frame)(unsafe.Add(fp, s))).RunDeferred() }
}

// Spawn starts a goroutine: see Spawned.
func Spawn(m *rt.Machine) func(fp unsafe.Pointer, call func()) {
	return func(_ unsafe.Pointer, call func()) { m.Go(call) }
}

// RangeString starts a walk over the runes of a string.
func RangeString(z, x Slot) Step {
	return func(fp unsafe.Pointer) {
		*(**rt.Iterator)(unsafe.Add(fp, z)) = rt.RangeString(*(*string)(unsafe.Add(fp, x)))
	}
}

// NextString gives ok, the place of the next rune and the rune, where they are wanted.
func NextString(it Slot, out []Slot) Step {
	return func(fp unsafe.Pointer) {
		ok, i, r := rt.NextString(*(**rt.Iterator)(unsafe.Add(fp, it)))
		if out[0] != 0 {
			*(*bool)(unsafe.Add(fp, out[0])) = ok
		}
		if out[1] != 0 {
			*(*int)(unsafe.Add(fp, out[1])) = i
		}
		if out[2] != 0 {
			*(*rune)(unsafe.Add(fp, out[2])) = r
		}
	}
}

// RangeMap starts a walk over a map.
func RangeMap(t *Type, z, x Slot) Step {
	return func(fp unsafe.Pointer) {
		*(**rt.Iterator)(unsafe.Add(fp, z)) = rt.RangeMap(t.Value(unsafe.Add(fp, x)))
	}
}

// NextMap gives ok, the next key and its value, where they are wanted.
func NextMap(it Slot, key, elem *Type, out []Slot) Step {
	return func(fp unsafe.Pointer) {
		var k, v reflect.Value
		if out[1] != 0 {
			k = key.Value(unsafe.Add(fp, out[1]))
		}
		if out[2] != 0 {
			v = elem.Value(unsafe.Add(fp, out[2]))
		}
		ok := (*(**rt.Iterator)(unsafe.Add(fp, it))).Next(k, v)
		if out[0] != 0 {
			*(*bool)(unsafe.Add(fp, out[0])) = ok
		}
	}
}

// MakeMap makes an empty map.
func MakeMap(t *Type, z Slot) Step {
	return func(fp unsafe.Pointer) { t.Value(unsafe.Add(fp, z)).Set(reflect.MakeMap(t.R)) }
}

// EqualAny compares interface values.
func EqualAny(m *rt.Machine, op token.Token, z, x, y Slot, xt, yt *Type) Step {
	return func(fp unsafe.Pointer) {
		same := m.Equal(xt.Any(unsafe.Add(fp, x)), yt.Any(unsafe.Add(fp, y)))
		*(*bool)(unsafe.Add(fp, z)) = same == (op == token.EQL)
	}
}

// EqualBy compares arrays and structs.
func EqualBy(m *rt.Machine, t *rt.Type, op token.Token, z, x, y Slot) Step {
	dt := TypeOf(t.R)
	return func(fp unsafe.Pointer) {
		same := m.EqualValues(t, dt.Value(unsafe.Add(fp, x)), dt.Value(unsafe.Add(fp, y)))
		*(*bool)(unsafe.Add(fp, z)) = same == (op == token.EQL)
	}
}

// ConvertAny converts by package reflect.
func ConvertAny(m *rt.Machine, to, from *Type, z, x Slot) Step {
	return func(fp unsafe.Pointer) {
		to.Value(unsafe.Add(fp, z)).Set(m.Convert(from.Value(unsafe.Add(fp, x)), to.R))
	}
}

// Boxer makes the value of an empty interface from a value of type t.
func Boxer(t *rt.Type) func(p unsafe.Pointer) any {
	if t.Plain {
		switch t.R {
		case reflect.TypeFor[int]():
			return func(p unsafe.Pointer) any { return *(*int)(p) }
		case reflect.TypeFor[float64]():
			return func(p unsafe.Pointer) any { return *(*float64)(p) }
		case reflect.TypeFor[string]():
			return func(p unsafe.Pointer) any { return *(*string)(p) }
		case reflect.TypeFor[bool]():
			return func(p unsafe.Pointer) any { return *(*bool)(p) }
		}
	}
	dt := TypeOf(t.R)
	return func(p unsafe.Pointer) any { return t.Wrap(dt.Value(p)) }
}

// Box puts a value into an empty interface.
func Box(box func(p unsafe.Pointer) any, z, x Slot) Step {
	return func(fp unsafe.Pointer) { *(*any)(unsafe.Add(fp, z)) = box(unsafe.Add(fp, x)) }
}

// BoxAs puts a value of type t into a compiled interface type.
func BoxAs(m *rt.Machine, t *rt.Type, to *Type, z, x Slot) Step {
	dt := TypeOf(t.R)
	return func(fp unsafe.Pointer) {
		to.Value(unsafe.Add(fp, z)).Set(m.ToIface(t.Wrap(dt.Value(unsafe.Add(fp, x))), to.R))
	}
}

// Rebox converts between interface types.
func Rebox(m *rt.Machine, from, to *Type, z, x Slot) Step {
	return func(fp unsafe.Pointer) {
		to.Value(unsafe.Add(fp, z)).Set(m.ToIface(m.Canon(from.Any(unsafe.Add(fp, x))), to.R))
	}
}

// Invoke calls a method of the compiled interface value at x.
func Invoke(t *Type, method reflect.Method, x Slot, args, out []Slot, at Fault) Step {
	in, res := make([]Place, len(args)), make([]Place, len(out))
	for i, a := range args {
		in[i] = Place{a, TypeOf(method.Type.In(i))}
	}
	for i, o := range out {
		res[i] = Place{o, TypeOf(method.Type.Out(i))}
	}
	variadic := method.Type.IsVariadic()
	return func(fp unsafe.Pointer) {
		v := t.Value(unsafe.Add(fp, x))
		if v.IsNil() {
			at.nothing()
		}
		reflected(fp, v.Method(method.Index), in, res, variadic)
	}
}

// WholeArray puts the slice of all n elements of the array behind the pointer at x into the frame.
func WholeArray(z, x Slot, n int) Step {
	return func(fp unsafe.Pointer) {
		to := (*slice)(unsafe.Add(fp, z))
		to.data, to.len, to.cap = *(*unsafe.Pointer)(unsafe.Add(fp, x)), n, n
	}
}
