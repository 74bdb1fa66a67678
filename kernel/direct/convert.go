package direct

import (
	"reflect"
	"unsafe"
)

// Convert computes z = T(x) between numbers that are not complex. It gives nil for what it
// does not know.
func Convert(to, from reflect.Kind, z, x Slot) Step {
	switch from {
	case reflect.Int:
		return converted[int](to, z, x)
	case reflect.Int8:
		return converted[int8](to, z, x)
	case reflect.Int16:
		return converted[int16](to, z, x)
	case reflect.Int32:
		return converted[int32](to, z, x)
	case reflect.Int64:
		return converted[int64](to, z, x)
	case reflect.Uint:
		return converted[uint](to, z, x)
	case reflect.Uint8:
		return converted[uint8](to, z, x)
	case reflect.Uint16:
		return converted[uint16](to, z, x)
	case reflect.Uint32:
		return converted[uint32](to, z, x)
	case reflect.Uint64:
		return converted[uint64](to, z, x)
	case reflect.Uintptr:
		return converted[uintptr](to, z, x)
	case reflect.Float32:
		return converted[float32](to, z, x)
	case reflect.Float64:
		return converted[float64](to, z, x)
	}
	return nil
}

func converted[F number](to reflect.Kind, z, x Slot) Step {
	switch to {
	case reflect.Int:
		return conversion[int, F](z, x)
	case reflect.Int8:
		return conversion[int8, F](z, x)
	case reflect.Int16:
		return conversion[int16, F](z, x)
	case reflect.Int32:
		return conversion[int32, F](z, x)
	case reflect.Int64:
		return conversion[int64, F](z, x)
	case reflect.Uint:
		return conversion[uint, F](z, x)
	case reflect.Uint8:
		return conversion[uint8, F](z, x)
	case reflect.Uint16:
		return conversion[uint16, F](z, x)
	case reflect.Uint32:
		return conversion[uint32, F](z, x)
	case reflect.Uint64:
		return conversion[uint64, F](z, x)
	case reflect.Uintptr:
		return conversion[uintptr, F](z, x)
	case reflect.Float32:
		return conversion[float32, F](z, x)
	case reflect.Float64:
		return conversion[float64, F](z, x)
	}
	return nil
}

func conversion[T, F number](z, x Slot) Step {
	return func(fp unsafe.Pointer) { *(*T)(unsafe.Add(fp, z)) = T(*(*F)(unsafe.Add(fp, x))) }
}
