package direct

import (
	"unsafe"
)

// Length puts the length of the string or slice at x into the frame.
func Length(z, x Slot) Step {
	return func(fp unsafe.Pointer) { *(*int)(unsafe.Add(fp, z)) = *(*int)(unsafe.Add(fp, x+8)) }
}

// Capacity puts the capacity of the slice at x into the frame.
func Capacity(z, x Slot) Step {
	return func(fp unsafe.Pointer) { *(*int)(unsafe.Add(fp, z)) = *(*int)(unsafe.Add(fp, x+16)) }
}

// MapLength puts the number of entries of the map at x into the frame.
func MapLength(z, x Slot, t *Type) Step {
	return func(fp unsafe.Pointer) { *(*int)(unsafe.Add(fp, z)) = t.Value(unsafe.Add(fp, x)).Len() }
}

// Append computes z = append(x, y...) for slices of elements of type t. It gives nil for what
// it does not know.
func Append(t *Type, z, x, y Slot) Step {
	switch t.class {
	case word1:
		return appended[uint8](z, x, y)
	case word2:
		return appended[uint16](z, x, y)
	case word4:
		return appended[uint32](z, x, y)
	case word8:
		return appended[uint64](z, x, y)
	case pointer:
		return appended[unsafe.Pointer](z, x, y)
	case text:
		return appended[string](z, x, y)
	case list:
		return appended[[]byte](z, x, y)
	case iface:
		return appended[any](z, x, y)
	}
	return nil
}

func appended[T any](z, x, y Slot) Step {
	return func(fp unsafe.Pointer) {
		*(*[]T)(unsafe.Add(fp, z)) = append(*(*[]T)(unsafe.Add(fp, x)), *(*[]T)(unsafe.Add(fp, y))...)
	}
}

// AppendOne computes z = append(x, v) without making a slice of v.
func AppendOne(t *Type, z, x, v Slot) Step {
	switch t.class {
	case word1:
		return appendedOne[uint8](z, x, v)
	case word4:
		return appendedOne[uint32](z, x, v)
	case word8:
		return appendedOne[uint64](z, x, v)
	case pointer:
		return appendedOne[unsafe.Pointer](z, x, v)
	case text:
		return appendedOne[string](z, x, v)
	case list:
		return appendedOne[[]byte](z, x, v)
	}
	return nil
}

func appendedOne[T any](z, x, v Slot) Step {
	return func(fp unsafe.Pointer) {
		*(*[]T)(unsafe.Add(fp, z)) = append(*(*[]T)(unsafe.Add(fp, x)), *(*T)(unsafe.Add(fp, v)))
	}
}

// Copy computes z = copy(x, y) for elements without pointers of the given size; y may be a
// string.
func Copy(size uintptr, z, x, y Slot) Step {
	return func(fp unsafe.Pointer) {
		d, s := (*slice)(unsafe.Add(fp, x)), (*slice)(unsafe.Add(fp, y))
		n := min(d.len, s.len) // only these two words of a string are read
		copy(unsafe.Slice((*byte)(d.data), uintptr(n)*size), unsafe.Slice((*byte)(s.data), uintptr(n)*size))
		*(*int)(unsafe.Add(fp, z)) = n
	}
}

// Bounds are the operands of a slice expression; Given has bits 0 to 2 for those that are there.
type Bounds struct {
	Low, High, Max Slot
	Given          int
}

// Cut computes z = x[low:high:max] of a slice with elements of the given size. fail is run
// when a bound is out of range; it panics.
func Cut(size uintptr, z, x Slot, b Bounds, fail Step) Step {
	return func(fp unsafe.Pointer) {
		s := (*slice)(unsafe.Add(fp, x))
		low, high, limit := 0, s.len, s.cap
		if b.Given&1 != 0 {
			low = *(*int)(unsafe.Add(fp, b.Low))
		}
		if b.Given&2 != 0 {
			high = *(*int)(unsafe.Add(fp, b.High))
		}
		if b.Given&4 != 0 {
			limit = *(*int)(unsafe.Add(fp, b.Max))
		}
		if uint(limit) > uint(s.cap) || uint(high) > uint(limit) || uint(low) > uint(high) {
			fail(fp)
		}
		data := s.data
		if low < limit { // else a pointer past the end would keep the next object alive
			data = unsafe.Add(data, uintptr(low)*size)
		}
		to := (*slice)(unsafe.Add(fp, z))
		to.data, to.len, to.cap = data, high-low, limit-low
	}
}

// CutString computes z = x[low:high] of a string.
func CutString(z, x Slot, b Bounds, fail Step) Step {
	return func(fp unsafe.Pointer) {
		s := *(*string)(unsafe.Add(fp, x))
		low, high := 0, len(s)
		if b.Given&1 != 0 {
			low = *(*int)(unsafe.Add(fp, b.Low))
		}
		if b.Given&2 != 0 {
			high = *(*int)(unsafe.Add(fp, b.High))
		}
		if uint(high) > uint(len(s)) || uint(low) > uint(high) {
			fail(fp)
		}
		*(*string)(unsafe.Add(fp, z)) = s[low:high]
	}
}

// Make computes z = make([]T, n, c) for elements without pointers or of one pointer. fail is
// run when a size is out of range; it panics.
func Make(t *Type, z, n, c Slot, fail Step) Step {
	switch t.class {
	case word1:
		return made[uint8](z, n, c, fail)
	case word4:
		return made[uint32](z, n, c, fail)
	case word8:
		return made[uint64](z, n, c, fail)
	case pointer:
		return made[unsafe.Pointer](z, n, c, fail)
	case text:
		return made[string](z, n, c, fail)
	case list:
		return made[[]byte](z, n, c, fail)
	}
	return nil
}

func made[T any](z, n, c Slot, fail Step) Step {
	var zero T
	most := (1 << 47) / int(unsafe.Sizeof(zero))
	return func(fp unsafe.Pointer) {
		length, room := *(*int)(unsafe.Add(fp, n)), *(*int)(unsafe.Add(fp, c))
		if length < 0 || room < length || room > most {
			fail(fp)
		}
		*(*[]T)(unsafe.Add(fp, z)) = make([]T, length, room)
	}
}

// StringByte computes z = x[i] of a string; the index is checked.
func StringByte(z, x, i Slot, unsigned bool, at Fault) Step {
	return func(fp unsafe.Pointer) {
		s, k := *(*string)(unsafe.Add(fp, x)), *(*uint)(unsafe.Add(fp, i))
		if k >= uint(len(s)) {
			at.index(k, len(s), unsigned)
		}
		*(*byte)(unsafe.Add(fp, z)) = s[k]
	}
}

// Element puts a value into an element of a new list.
type Element struct {
	From  Slot
	Type  *Type
	Boxed func(p unsafe.Pointer) any // makes the interface value; nil: copy
	Put   func(dst, p unsafe.Pointer)
}

// List computes z = []T{elements}. Elements whose Type is nil stay zero.
func List(of *Type, z Slot, elements []Element, alloc func(n int) unsafe.Pointer) Step {
	return func(fp unsafe.Pointer) {
		base := alloc(len(elements))
		for i := range elements {
			e := &elements[i]
			dst := unsafe.Add(base, uintptr(i)*of.Size)
			switch {
			case e.Type == nil:
			case e.Put != nil:
				e.Put(dst, unsafe.Add(fp, e.From))
			case e.Boxed != nil:
				*(*any)(dst) = e.Boxed(unsafe.Add(fp, e.From))
			default:
				of.copy(dst, unsafe.Add(fp, e.From))
			}
		}
		to := (*slice)(unsafe.Add(fp, z))
		to.data, to.len, to.cap = base, len(elements), len(elements)
	}
}
