package direct

import (
	"go/token"
	"reflect"
	"unsafe"
)

type ordered interface{ number | string }

// Compare computes z = x op y for ordered types, and == and != of booleans, complex numbers
// and what is one pointer. It gives nil for what it does not know.
func Compare(k reflect.Kind, op token.Token, z, x, y Slot) Step {
	switch k {
	case reflect.Int:
		return compared[int](op, z, x, y)
	case reflect.Int8:
		return compared[int8](op, z, x, y)
	case reflect.Int16:
		return compared[int16](op, z, x, y)
	case reflect.Int32:
		return compared[int32](op, z, x, y)
	case reflect.Int64:
		return compared[int64](op, z, x, y)
	case reflect.Uint:
		return compared[uint](op, z, x, y)
	case reflect.Uint8:
		return compared[uint8](op, z, x, y)
	case reflect.Uint16:
		return compared[uint16](op, z, x, y)
	case reflect.Uint32:
		return compared[uint32](op, z, x, y)
	case reflect.Uint64:
		return compared[uint64](op, z, x, y)
	case reflect.Uintptr:
		return compared[uintptr](op, z, x, y)
	case reflect.Float32:
		return compared[float32](op, z, x, y)
	case reflect.Float64:
		return compared[float64](op, z, x, y)
	case reflect.String:
		return compared[string](op, z, x, y)
	case reflect.Bool:
		return equal[bool](op, z, x, y)
	case reflect.Complex64:
		return equal[complex64](op, z, x, y)
	case reflect.Complex128:
		return equal[complex128](op, z, x, y)
	case reflect.Pointer, reflect.Chan, reflect.Map, reflect.Func, reflect.UnsafePointer:
		return equal[unsafe.Pointer](op, z, x, y)
	}
	return nil
}

func compared[T ordered](op token.Token, z, x, y Slot) Step {
	switch op {
	case token.LSS:
		return func(fp unsafe.Pointer) {
			*(*bool)(unsafe.Add(fp, z)) = *(*T)(unsafe.Add(fp, x)) < *(*T)(unsafe.Add(fp, y))
		}
	case token.LEQ:
		return func(fp unsafe.Pointer) {
			*(*bool)(unsafe.Add(fp, z)) = *(*T)(unsafe.Add(fp, x)) <= *(*T)(unsafe.Add(fp, y))
		}
	case token.GTR:
		return func(fp unsafe.Pointer) {
			*(*bool)(unsafe.Add(fp, z)) = *(*T)(unsafe.Add(fp, x)) > *(*T)(unsafe.Add(fp, y))
		}
	case token.GEQ:
		return func(fp unsafe.Pointer) {
			*(*bool)(unsafe.Add(fp, z)) = *(*T)(unsafe.Add(fp, x)) >= *(*T)(unsafe.Add(fp, y))
		}
	}
	return equal[T](op, z, x, y)
}

func equal[T comparable](op token.Token, z, x, y Slot) Step {
	switch op {
	case token.EQL:
		return func(fp unsafe.Pointer) {
			*(*bool)(unsafe.Add(fp, z)) = *(*T)(unsafe.Add(fp, x)) == *(*T)(unsafe.Add(fp, y))
		}
	case token.NEQ:
		return func(fp unsafe.Pointer) {
			*(*bool)(unsafe.Add(fp, z)) = *(*T)(unsafe.Add(fp, x)) != *(*T)(unsafe.Add(fp, y))
		}
	}
	return nil
}

// Nil computes z = (x == nil), or its opposite for !=, for what starts with a pointer that is
// nil when the whole is: everything that can be nil.
func Nil(op token.Token, z, x Slot) Step {
	if op == token.EQL {
		return func(fp unsafe.Pointer) { *(*bool)(unsafe.Add(fp, z)) = *(*unsafe.Pointer)(unsafe.Add(fp, x)) == nil }
	}
	return func(fp unsafe.Pointer) { *(*bool)(unsafe.Add(fp, z)) = *(*unsafe.Pointer)(unsafe.Add(fp, x)) != nil }
}

// If goes to yes when x holds, else to no.
func If(x Slot, yes, no int) Next {
	return func(fp unsafe.Pointer) int {
		if *(*bool)(unsafe.Add(fp, x)) {
			return yes
		}
		return no
	}
}

// IfCompare goes to yes when x op y, else to no. It knows the numbers scripts count and
// measure with, and strings; nil for other kinds.
func IfCompare(k reflect.Kind, op token.Token, x, y Slot, yes, no int) Next {
	switch k {
	case reflect.Int, reflect.Int64:
		return chosen[int](op, x, y, yes, no)
	case reflect.Float64:
		return chosen[float64](op, x, y, yes, no)
	case reflect.Uint8:
		return chosen[uint8](op, x, y, yes, no)
	case reflect.Int32:
		return chosen[int32](op, x, y, yes, no)
	case reflect.String:
		return chosen[string](op, x, y, yes, no)
	case reflect.Uint64, reflect.Uint:
		return chosen[uint64](op, x, y, yes, no)
	}
	return nil
}

func chosen[T ordered](op token.Token, x, y Slot, yes, no int) Next {
	switch op {
	case token.LSS:
		return func(fp unsafe.Pointer) int {
			if *(*T)(unsafe.Add(fp, x)) < *(*T)(unsafe.Add(fp, y)) {
				return yes
			}
			return no
		}
	case token.LEQ:
		return func(fp unsafe.Pointer) int {
			if *(*T)(unsafe.Add(fp, x)) <= *(*T)(unsafe.Add(fp, y)) {
				return yes
			}
			return no
		}
	case token.GTR:
		return func(fp unsafe.Pointer) int {
			if *(*T)(unsafe.Add(fp, x)) > *(*T)(unsafe.Add(fp, y)) {
				return yes
			}
			return no
		}
	case token.GEQ:
		return func(fp unsafe.Pointer) int {
			if *(*T)(unsafe.Add(fp, x)) >= *(*T)(unsafe.Add(fp, y)) {
				return yes
			}
			return no
		}
	case token.EQL:
		return func(fp unsafe.Pointer) int {
			if *(*T)(unsafe.Add(fp, x)) == *(*T)(unsafe.Add(fp, y)) {
				return yes
			}
			return no
		}
	case token.NEQ:
		return func(fp unsafe.Pointer) int {
			if *(*T)(unsafe.Add(fp, x)) != *(*T)(unsafe.Add(fp, y)) {
				return yes
			}
			return no
		}
	}
	return nil
}
