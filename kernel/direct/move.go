package direct

import "unsafe"

// move copies a value from one frame to another.
type move struct {
	to, from Slot
	t        *Type
}

func (m *move) do(dst, src unsafe.Pointer) {
	dst, src = unsafe.Add(dst, m.to), unsafe.Add(src, m.from)
	switch m.t.class {
	case word8:
		*(*uint64)(dst) = *(*uint64)(src)
	case pointer:
		*(*unsafe.Pointer)(dst) = *(*unsafe.Pointer)(src)
	default:
		m.t.copy(dst, src)
	}
}

// Move copies a value within a frame.
func Move(t *Type, to, from Slot) Step {
	switch t.class {
	case word1:
		return moved[uint8](to, from)
	case word4:
		return moved[uint32](to, from)
	case word8:
		return moved[uint64](to, from)
	case pointer:
		return moved[unsafe.Pointer](to, from)
	case text:
		return moved[string](to, from)
	case list:
		return moved[[]byte](to, from)
	case iface:
		return moved[any](to, from)
	}
	return func(fp unsafe.Pointer) { t.copy(unsafe.Add(fp, to), unsafe.Add(fp, from)) }
}

func moved[T any](to, from Slot) Step {
	return func(fp unsafe.Pointer) { *(*T)(unsafe.Add(fp, to)) = *(*T)(unsafe.Add(fp, from)) }
}

// Zero sets a value to zero.
func Zero(t *Type, to Slot) Step {
	return func(fp unsafe.Pointer) { t.zero(unsafe.Add(fp, to)) }
}
