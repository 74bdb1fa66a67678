package rt

import (
	"fmt"
	"math"
	"reflect"
	"strconv"
)

// Slice returns func(x, low, high, max) result for a slice expression of a string, a slice
// or a pointer to an array; -1 stands for a bound that is left out.
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
		length, bound, what := v.Len(), v.Len(), "length"
		if v.Kind() == reflect.Slice {
			bound, what = v.Cap(), "capacity"
		}
		if given&1 == 0 {
			low = 0
		}
		if given&2 == 0 {
			high = length
		}
		spell := func(n int, bit int64) string {
			if n < 0 && given&bit != 0 {
				return strconv.FormatUint(uint64(n), 10)
			}
			return strconv.Itoa(n)
		}
		if high < 0 && given&16 != 0 {
			panic(runtimeError(fmt.Sprintf("slice bounds out of range [:%s] with %s %d", spell(high, 16), what, bound)))
		}
		if low < 0 && given&8 != 0 && given&4 == 0 && high >= 0 && high <= bound {
			panic(runtimeError(fmt.Sprintf("slice bounds out of range [%s:%d]", spell(low, 8), high)))
		}
		if given&4 != 0 {
			switch {
			case limit < 0:
				panic(runtimeError(fmt.Sprintf("slice bounds out of range [::%d]", limit)))
			case limit > bound:
				panic(runtimeError(fmt.Sprintf("slice bounds out of range [::%d] with %s %d", limit, what, bound)))
			case high < 0:
				panic(runtimeError(fmt.Sprintf("slice bounds out of range [:%d:]", high)))
			case high > limit:
				panic(runtimeError(fmt.Sprintf("slice bounds out of range [:%d:%d]", high, limit)))
			case low < 0:
				panic(runtimeError(fmt.Sprintf("slice bounds out of range [%d::]", low)))
			case low > high:
				panic(runtimeError(fmt.Sprintf("slice bounds out of range [%d:%d:]", low, high)))
			}
			return []reflect.Value{v.Slice3(low, high, limit)}
		}
		switch {
		case high < 0:
			panic(runtimeError(fmt.Sprintf("slice bounds out of range [:%d]", high)))
		case high > bound && (given&2 != 0 || v.Kind() != reflect.Slice):
			panic(runtimeError(fmt.Sprintf("slice bounds out of range [:%d] with %s %d", high, what, bound)))
		case low < 0:
			panic(runtimeError(fmt.Sprintf("slice bounds out of range [%d:]", low)))
		case low > high:
			panic(runtimeError(fmt.Sprintf("slice bounds out of range [%d:%d]", low, high)))
		}
		return []reflect.Value{v.Slice(low, high)}
	})
}

// MakeSlice returns func(len, cap int) slice.
func (m *Machine) MakeSlice(t reflect.Type) reflect.Value {
	i := reflect.TypeFor[int]()
	return reflect.MakeFunc(reflect.FuncOf([]reflect.Type{i, i}, []reflect.Type{t}, false), func(in []reflect.Value) []reflect.Value {
		n, c := int(in[0].Int()), int(in[1].Int())
		size := int(t.Elem().Size())
		most := math.MaxInt
		if size > 0 {
			most = (1 << 47) / size
		}
		if n < 0 || n > most {
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
			panic(failure{"makechan: size out of range"})
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
			panic(runtimeError(fmt.Sprintf("cannot convert slice with length %d to array or pointer to array with length %d", in[0].Len(), n)))
		}
		return []reflect.Value{in[0].Convert(to)}
	})
}
