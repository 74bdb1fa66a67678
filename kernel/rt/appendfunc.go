package rt

import "reflect"

// AppendFunc returns the built-in append as func(s, more) s, for a place where the compiler may
// do what how tells. The commonest types have functions of their own, which the interpreter
// calls in half the time.
func (m *Machine) AppendFunc(s, more reflect.Type, how Growth) reflect.Value {
	if s == more {
		switch s {
		case reflect.TypeFor[[]int]():
			return appendOf[int](m, how)
		case reflect.TypeFor[[]float64]():
			return appendOf[float64](m, how)
		case reflect.TypeFor[[]string]():
			return appendOf[string](m, how)
		case reflect.TypeFor[[]byte]():
			return appendOf[byte](m, how)
		case reflect.TypeFor[[]rune]():
			return appendOf[rune](m, how)
		case reflect.TypeFor[[]bool]():
			return appendOf[bool](m, how)
		}
	}
	return reflect.MakeFunc(reflect.FuncOf([]reflect.Type{s, more}, []reflect.Type{s}, false), func(v []reflect.Value) []reflect.Value {
		return []reflect.Value{m.appendRoom(v[0], v[1], how)}
	})
}

func appendOf[T any](m *Machine, how Growth) reflect.Value {
	return reflect.ValueOf(func(s, more []T) []T {
		r := append(s, more...)
		if m.room.on {
			m.grown(reflect.ValueOf(s), reflect.ValueOf(r), how)
		}
		return r
	})
}

// listOfOne returns a function that makes a slice of type t of one element; ok is false for types
// that have none.
func listOfOne(t reflect.Type) (f any, ok bool) {
	switch t {
	case reflect.TypeFor[[]int]():
		f = func(x int) []int { return []int{x} }
	case reflect.TypeFor[[]float64]():
		f = func(x float64) []float64 { return []float64{x} }
	case reflect.TypeFor[[]string]():
		f = func(x string) []string { return []string{x} }
	case reflect.TypeFor[[]byte]():
		f = func(x byte) []byte { return []byte{x} }
	case reflect.TypeFor[[]rune]():
		f = func(x rune) []rune { return []rune{x} }
	case reflect.TypeFor[[]bool]():
		f = func(x bool) []bool { return []bool{x} }
	}
	return f, f != nil
}
