package direct

import (
	"go/token"
	"reflect"
	"unsafe"
)

type integer interface {
	int | int8 | int16 | int32 | int64 | uint | uint8 | uint16 | uint32 | uint64 | uintptr
}

type number interface{ integer | float32 | float64 }

// Arith computes z = x op y for +, -, *, &, |, ^ and &^, and / of numbers that are not
// integers. All are of kind k. It gives nil for what it does not know.
func Arith(k reflect.Kind, op token.Token, z, x, y Slot) Step {
	switch k {
	case reflect.Int:
		return whole[int](op, z, x, y)
	case reflect.Int8:
		return whole[int8](op, z, x, y)
	case reflect.Int16:
		return whole[int16](op, z, x, y)
	case reflect.Int32:
		return whole[int32](op, z, x, y)
	case reflect.Int64:
		return whole[int64](op, z, x, y)
	case reflect.Uint:
		return whole[uint](op, z, x, y)
	case reflect.Uint8:
		return whole[uint8](op, z, x, y)
	case reflect.Uint16:
		return whole[uint16](op, z, x, y)
	case reflect.Uint32:
		return whole[uint32](op, z, x, y)
	case reflect.Uint64:
		return whole[uint64](op, z, x, y)
	case reflect.Uintptr:
		return whole[uintptr](op, z, x, y)
	case reflect.Float32:
		return real[float32](op, z, x, y)
	case reflect.Float64:
		return real[float64](op, z, x, y)
	case reflect.Complex64:
		return real[complex64](op, z, x, y)
	case reflect.Complex128:
		return real[complex128](op, z, x, y)
	case reflect.String:
		if op == token.ADD {
			return func(fp unsafe.Pointer) {
				*(*string)(unsafe.Add(fp, z)) = *(*string)(unsafe.Add(fp, x)) + *(*string)(unsafe.Add(fp, y))
			}
		}
	}
	return nil
}

func whole[T integer](op token.Token, z, x, y Slot) Step {
	switch op {
	case token.ADD:
		return func(fp unsafe.Pointer) {
			*(*T)(unsafe.Add(fp, z)) = *(*T)(unsafe.Add(fp, x)) + *(*T)(unsafe.Add(fp, y))
		}
	case token.SUB:
		return func(fp unsafe.Pointer) {
			*(*T)(unsafe.Add(fp, z)) = *(*T)(unsafe.Add(fp, x)) - *(*T)(unsafe.Add(fp, y))
		}
	case token.MUL:
		return func(fp unsafe.Pointer) {
			*(*T)(unsafe.Add(fp, z)) = *(*T)(unsafe.Add(fp, x)) * *(*T)(unsafe.Add(fp, y))
		}
	case token.AND:
		return func(fp unsafe.Pointer) {
			*(*T)(unsafe.Add(fp, z)) = *(*T)(unsafe.Add(fp, x)) & *(*T)(unsafe.Add(fp, y))
		}
	case token.OR:
		return func(fp unsafe.Pointer) {
			*(*T)(unsafe.Add(fp, z)) = *(*T)(unsafe.Add(fp, x)) | *(*T)(unsafe.Add(fp, y))
		}
	case token.XOR:
		return func(fp unsafe.Pointer) {
			*(*T)(unsafe.Add(fp, z)) = *(*T)(unsafe.Add(fp, x)) ^ *(*T)(unsafe.Add(fp, y))
		}
	case token.AND_NOT:
		return func(fp unsafe.Pointer) {
			*(*T)(unsafe.Add(fp, z)) = *(*T)(unsafe.Add(fp, x)) &^ *(*T)(unsafe.Add(fp, y))
		}
	}
	return nil
}

func real[T float32 | float64 | complex64 | complex128](op token.Token, z, x, y Slot) Step {
	switch op {
	case token.ADD:
		return func(fp unsafe.Pointer) {
			*(*T)(unsafe.Add(fp, z)) = *(*T)(unsafe.Add(fp, x)) + *(*T)(unsafe.Add(fp, y))
		}
	case token.SUB:
		return func(fp unsafe.Pointer) {
			*(*T)(unsafe.Add(fp, z)) = *(*T)(unsafe.Add(fp, x)) - *(*T)(unsafe.Add(fp, y))
		}
	case token.MUL:
		return func(fp unsafe.Pointer) {
			*(*T)(unsafe.Add(fp, z)) = *(*T)(unsafe.Add(fp, x)) * *(*T)(unsafe.Add(fp, y))
		}
	case token.QUO:
		return func(fp unsafe.Pointer) {
			*(*T)(unsafe.Add(fp, z)) = *(*T)(unsafe.Add(fp, x)) / *(*T)(unsafe.Add(fp, y))
		}
	}
	return nil
}

// Negate computes z = -x.
func Negate(k reflect.Kind, z, x Slot) Step {
	switch k {
	case reflect.Int:
		return negated[int](z, x)
	case reflect.Int8:
		return negated[int8](z, x)
	case reflect.Int16:
		return negated[int16](z, x)
	case reflect.Int32:
		return negated[int32](z, x)
	case reflect.Int64:
		return negated[int64](z, x)
	case reflect.Uint:
		return negated[uint](z, x)
	case reflect.Uint8:
		return negated[uint8](z, x)
	case reflect.Uint16:
		return negated[uint16](z, x)
	case reflect.Uint32:
		return negated[uint32](z, x)
	case reflect.Uint64:
		return negated[uint64](z, x)
	case reflect.Uintptr:
		return negated[uintptr](z, x)
	case reflect.Float32:
		return negated[float32](z, x)
	case reflect.Float64:
		return negated[float64](z, x)
	case reflect.Complex64:
		return negated[complex64](z, x)
	case reflect.Complex128:
		return negated[complex128](z, x)
	}
	return nil
}

func negated[T number | complex64 | complex128](z, x Slot) Step {
	return func(fp unsafe.Pointer) { *(*T)(unsafe.Add(fp, z)) = -*(*T)(unsafe.Add(fp, x)) }
}

// Not computes z = !x.
func Not(z, x Slot) Step {
	return func(fp unsafe.Pointer) { *(*bool)(unsafe.Add(fp, z)) = !*(*bool)(unsafe.Add(fp, x)) }
}

// Flip computes z = ^x for an integer of the given size in bytes.
func Flip(size uintptr, z, x Slot) Step {
	switch size {
	case 1:
		return flipped[uint8](z, x)
	case 2:
		return flipped[uint16](z, x)
	case 4:
		return flipped[uint32](z, x)
	case 8:
		return flipped[uint64](z, x)
	}
	return nil
}

func flipped[T integer](z, x Slot) Step {
	return func(fp unsafe.Pointer) { *(*T)(unsafe.Add(fp, z)) = ^*(*T)(unsafe.Add(fp, x)) }
}
