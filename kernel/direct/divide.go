package direct

import (
	"go/token"
	"reflect"
	"unsafe"

	"galley/kernel/rt"
)

// Fault is where a step fails, if it does.
type Fault struct {
	M    *rt.Machine
	Mark int
}

// mark says where the program is, for the failure that follows.
func (f Fault) mark() {
	if f.Mark != 0 {
		f.M.Mark = f.Mark
	}
}

// Mark notes the place that the program has come to.
func Mark(m *rt.Machine, mark int) Step {
	return func(unsafe.Pointer) { m.Mark = mark }
}

// Divide computes z = x / y or x % y for integers.
func Divide(k reflect.Kind, op token.Token, z, x, y Slot, at Fault) Step {
	switch k {
	case reflect.Int:
		return divided[int](op, z, x, y, at)
	case reflect.Int8:
		return divided[int8](op, z, x, y, at)
	case reflect.Int16:
		return divided[int16](op, z, x, y, at)
	case reflect.Int32:
		return divided[int32](op, z, x, y, at)
	case reflect.Int64:
		return divided[int64](op, z, x, y, at)
	case reflect.Uint:
		return divided[uint](op, z, x, y, at)
	case reflect.Uint8:
		return divided[uint8](op, z, x, y, at)
	case reflect.Uint16:
		return divided[uint16](op, z, x, y, at)
	case reflect.Uint32:
		return divided[uint32](op, z, x, y, at)
	case reflect.Uint64:
		return divided[uint64](op, z, x, y, at)
	case reflect.Uintptr:
		return divided[uintptr](op, z, x, y, at)
	}
	return nil
}

func divided[T integer](op token.Token, z, x, y Slot, at Fault) Step {
	if op == token.QUO {
		return func(fp unsafe.Pointer) {
			d := *(*T)(unsafe.Add(fp, y))
			if d == 0 {
				at.mark()
				rt.PanicDivide()
			}
			*(*T)(unsafe.Add(fp, z)) = *(*T)(unsafe.Add(fp, x)) / d
		}
	}
	return func(fp unsafe.Pointer) {
		d := *(*T)(unsafe.Add(fp, y))
		if d == 0 {
			at.mark()
			rt.PanicDivide()
		}
		*(*T)(unsafe.Add(fp, z)) = *(*T)(unsafe.Add(fp, x)) % d
	}
}

// Shift computes z = x << y or x >> y; y is of kind count.
func Shift(k, count reflect.Kind, op token.Token, z, x, y Slot, at Fault) Step {
	by := counter(count, y, at)
	if by == nil {
		return nil
	}
	switch k {
	case reflect.Int:
		return shifted[int](op, z, x, by)
	case reflect.Int8:
		return shifted[int8](op, z, x, by)
	case reflect.Int16:
		return shifted[int16](op, z, x, by)
	case reflect.Int32:
		return shifted[int32](op, z, x, by)
	case reflect.Int64:
		return shifted[int64](op, z, x, by)
	case reflect.Uint:
		return shifted[uint](op, z, x, by)
	case reflect.Uint8:
		return shifted[uint8](op, z, x, by)
	case reflect.Uint16:
		return shifted[uint16](op, z, x, by)
	case reflect.Uint32:
		return shifted[uint32](op, z, x, by)
	case reflect.Uint64:
		return shifted[uint64](op, z, x, by)
	case reflect.Uintptr:
		return shifted[uintptr](op, z, x, by)
	}
	return nil
}

func shifted[T integer](op token.Token, z, x Slot, by func(fp unsafe.Pointer) uint64) Step {
	if op == token.SHL {
		return func(fp unsafe.Pointer) { *(*T)(unsafe.Add(fp, z)) = *(*T)(unsafe.Add(fp, x)) << by(fp) }
	}
	return func(fp unsafe.Pointer) { *(*T)(unsafe.Add(fp, z)) = *(*T)(unsafe.Add(fp, x)) >> by(fp) }
}

// counter reads the count of a shift, which must not be negative.
func counter(k reflect.Kind, y Slot, at Fault) func(fp unsafe.Pointer) uint64 {
	switch k {
	case reflect.Int:
		return signed[int](y, at)
	case reflect.Int8:
		return signed[int8](y, at)
	case reflect.Int16:
		return signed[int16](y, at)
	case reflect.Int32:
		return signed[int32](y, at)
	case reflect.Int64:
		return signed[int64](y, at)
	case reflect.Uint, reflect.Uint64, reflect.Uintptr:
		return func(fp unsafe.Pointer) uint64 { return *(*uint64)(unsafe.Add(fp, y)) }
	case reflect.Uint8:
		return func(fp unsafe.Pointer) uint64 { return uint64(*(*uint8)(unsafe.Add(fp, y))) }
	case reflect.Uint16:
		return func(fp unsafe.Pointer) uint64 { return uint64(*(*uint16)(unsafe.Add(fp, y))) }
	case reflect.Uint32:
		return func(fp unsafe.Pointer) uint64 { return uint64(*(*uint32)(unsafe.Add(fp, y))) }
	}
	return nil
}

func signed[T int | int8 | int16 | int32 | int64](y Slot, at Fault) func(fp unsafe.Pointer) uint64 {
	return func(fp unsafe.Pointer) uint64 {
		n := *(*T)(unsafe.Add(fp, y))
		if n < 0 {
			at.mark()
			rt.PanicShift()
		}
		return uint64(n)
	}
}
