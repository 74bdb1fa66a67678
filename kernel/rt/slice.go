package rt

import (
	"math"
	"reflect"
)

// Slice returns func(x, low, high, max) result for a slice expression of a string, a slice
// or a pointer to an array. Its last operand tells which bounds are given (bits 0 to 2) and
// which of them are unsigned (bits 3 to 5), and whether a slice's capacity may be the
// compiler's choice (bit 6).
func (m *Machine) Slice(x, result reflect.Type) reflect.Value {
	i := reflect.TypeFor[int]()
	return reflect.MakeFunc(reflect.FuncOf([]reflect.Type{x, i, i, i, i}, []reflect.Type{result}, false), func(in []reflect.Value) []reflect.Value {
		v := in[0]
		given := in[4].Int()
		low, high, limit := int(in[1].Int()), int(in[2].Int()), int(in[3].Int())
		if v.Kind() == reflect.Pointer {
			if v.IsNil() {
				panic(nilDereference())
			}
			v = v.Elem()
		}
		length, bound, most, limited := v.Len(), v.Len(), slicedLength, limitedLength
		if v.Kind() == reflect.Slice {
			bound, most, limited = v.Cap(), slicedCapacity, limitedCapacity
		}
		if given&1 == 0 {
			low = 0
		}
		if given&2 == 0 {
			high = length
		}
		if given&4 != 0 {
			m.withinLength(v, limit, given)
			inBounds(limit, bound, given&32 != 0, limited)
			inBounds(high, limit, given&16 != 0, limitedHigh)
			inBounds(low, high, given&8 != 0, limitedLow)
			return []reflect.Value{v.Slice3(low, high, limit)}
		}
		m.withinLength(v, high, given)
		inBounds(high, bound, given&16 != 0, most)
		inBounds(low, high, given&8 != 0, slicedLow)
		return []reflect.Value{v.Slice(low, high)}
	})
}

// MakeSlice returns func(len, cap int) slice. doing is what the compiled program is about when
// the length is too large: makeslice, or growslice.
func (m *Machine) MakeSlice(t reflect.Type, doing string) reflect.Value {
	i := reflect.TypeFor[int]()
	return reflect.MakeFunc(reflect.FuncOf([]reflect.Type{i, i}, []reflect.Type{t}, false), func(in []reflect.Value) []reflect.Value {
		n, c := int(in[0].Int()), int(in[1].Int())
		size := int(t.Elem().Size())
		most := math.MaxInt
		if size > 0 {
			most = (1 << 47) / size
		}
		if n > most {
			panic(runtimeError(doing + ": len out of range"))
		}
		if n < 0 {
			panic(runtimeError("makeslice: len out of range"))
		}
		if c < n || c > most {
			panic(runtimeError("makeslice: cap out of range"))
		}
		return []reflect.Value{reflect.MakeSlice(t, n, c)}
	})
}

// MakeMap returns func() map.
func (m *Machine) MakeMap(t reflect.Type) reflect.Value {
	return reflect.MakeFunc(reflect.FuncOf(nil, []reflect.Type{t}, false), func([]reflect.Value) []reflect.Value {
		return []reflect.Value{reflect.MakeMap(t)}
	})
}

// MakeChan returns func(size int) chan.
func (m *Machine) MakeChan(t reflect.Type) reflect.Value {
	both := reflect.ChanOf(reflect.BothDir, t.Elem())
	return reflect.MakeFunc(reflect.FuncOf([]reflect.Type{reflect.TypeFor[int]()}, []reflect.Type{t}, false), func(in []reflect.Value) []reflect.Value {
		if in[0].Int() < 0 {
			panic(failure{text: "makechan: size out of range"})
		}
		if t.ChanDir() == reflect.BothDir {
			both = t
		}
		return []reflect.Value{reflect.MakeChan(both, int(in[0].Int())).Convert(t)}
	})
}

// Append is the built-in; the second operand is a slice, or a string.
func Append(s, more reflect.Value) reflect.Value {
	if more.Kind() == reflect.String {
		more = reflect.ValueOf([]byte(more.String())).Convert(reflect.SliceOf(s.Type().Elem()))
	}
	if s.IsNil() && more.Len() == 0 {
		return s
	}
	return reflect.AppendSlice(s, more)
}

// Length is len for what is not a string, slice or map.
func Length(v reflect.Value) int {
	if v.Kind() == reflect.Pointer {
		return v.Type().Elem().Len()
	}
	return v.Len()
}

// Capacity is cap.
func Capacity(v reflect.Value) int {
	if v.Kind() == reflect.Pointer {
		return v.Type().Elem().Len()
	}
	return v.Cap()
}

// SliceToArray returns func(slice) *array.
func (m *Machine) SliceToArray(from, to reflect.Type) reflect.Value {
	n := to.Elem().Len()
	return reflect.MakeFunc(reflect.FuncOf([]reflect.Type{from}, []reflect.Type{to}, false), func(in []reflect.Value) []reflect.Value {
		if in[0].Len() < n {
			panic(outOfBounds(n, in[0].Len(), true, converted)) // a constant is unsigned to the compiler
		}
		return []reflect.Value{in[0].Convert(to)}
	})
}
