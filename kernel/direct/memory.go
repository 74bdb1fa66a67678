package direct

import (
	"unsafe"

	"galley/kernel/rt"
)

// Address is where a variable is.
type Address struct {
	kind     byte // 0 in the frame, 1 fixed, 2 behind a pointer in the frame, 3 computed, 4 in a slice
	unsigned bool
	slot     Slot
	index    Slot
	size     uintptr
	fixed    unsafe.Pointer
	of       func(fp unsafe.Pointer) unsafe.Pointer
	offset   uintptr
	fault    Fault
}

// InFrame is a variable of the frame.
func InFrame(s Slot) Address { return Address{slot: s} }

// Fixed is a variable outside all frames.
func Fixed(p unsafe.Pointer) Address { return Address{kind: 1, fixed: p} }

// Behind is the variable that the pointer at s leads to; nil fails at the fault.
func Behind(s Slot, at Fault) Address { return Address{kind: 2, slot: s, fault: at} }

// Plus is the variable offset bytes further on.
func (a Address) Plus(offset uintptr) Address {
	switch a.kind {
	case 0:
		a.slot += Slot(offset)
	case 1:
		a.fixed = unsafe.Add(a.fixed, offset)
	default:
		a.offset += offset
	}
	return a
}

// Element is element i of an array of elements of the given size that starts at a. The
// index has been checked.
func (a Address) Element(i Slot, size uintptr) Address {
	start := a.Func()
	return Address{kind: 3, of: func(fp unsafe.Pointer) unsafe.Pointer {
		return unsafe.Add(start(fp), *(*uintptr)(unsafe.Add(fp, i))*size)
	}}
}

// ElementOf is element i of the slice at s. The index is checked when the element is used;
// unsigned tells the text of the failure.
func ElementOf(s, i Slot, size uintptr, unsigned bool, at Fault) Address {
	return Address{kind: 4, slot: s, index: i, size: size, unsigned: unsigned, fault: at}
}

// slice is how Go lays out a slice.
type slice struct {
	data     unsafe.Pointer
	len, cap int
}

func (f Fault) index(k uint, n int, unsigned bool) {
	f.mark()
	if unsigned {
		rt.PanicIndexU(uint64(k), n)
	}
	rt.PanicIndex(int(k), n)
}

// Func computes the address.
func (a Address) Func() func(fp unsafe.Pointer) unsafe.Pointer {
	switch a.kind {
	case 0:
		return func(fp unsafe.Pointer) unsafe.Pointer { return unsafe.Add(fp, a.slot) }
	case 1:
		return func(unsafe.Pointer) unsafe.Pointer { return a.fixed }
	case 2:
		return func(fp unsafe.Pointer) unsafe.Pointer { return a.behind(fp) }
	}
	if a.kind == 4 {
		return func(fp unsafe.Pointer) unsafe.Pointer { return a.element(fp) }
	}
	if a.offset == 0 {
		return a.of
	}
	of, offset := a.of, a.offset
	return func(fp unsafe.Pointer) unsafe.Pointer { return unsafe.Add(of(fp), offset) }
}

func (a *Address) behind(fp unsafe.Pointer) unsafe.Pointer {
	p := *(*unsafe.Pointer)(unsafe.Add(fp, a.slot))
	if p == nil {
		a.fault.mark()
		rt.PanicNil()
	}
	return unsafe.Add(p, a.offset)
}

func (a *Address) element(fp unsafe.Pointer) unsafe.Pointer {
	l, k := (*slice)(unsafe.Add(fp, a.slot)), *(*uint)(unsafe.Add(fp, a.index))
	if k >= uint(l.len) {
		a.fault.index(k, l.len, a.unsigned)
	}
	return unsafe.Add(l.data, uintptr(k)*a.size+a.offset)
}

// Load reads the variable into the frame.
func (a Address) Load(t *Type, to Slot) Step {
	if a.kind == 0 {
		return Move(t, to, a.slot)
	}
	if t.class == none {
		of := a.Func()
		return func(fp unsafe.Pointer) { of(fp) }
	}
	switch t.class {
	case word1:
		return loaded[uint8](a, to)
	case word4:
		return loaded[uint32](a, to)
	case word8:
		return loaded[uint64](a, to)
	case pointer:
		return loaded[unsafe.Pointer](a, to)
	case text:
		return loaded[string](a, to)
	case list:
		return loaded[[]byte](a, to)
	case iface:
		return loaded[any](a, to)
	}
	of := a.Func()
	return func(fp unsafe.Pointer) { t.copy(unsafe.Add(fp, to), of(fp)) }
}

func loaded[T any](a Address, to Slot) Step {
	switch a.kind {
	case 1:
		p := (*T)(a.fixed)
		return func(fp unsafe.Pointer) { *(*T)(unsafe.Add(fp, to)) = *p }
	case 2:
		return func(fp unsafe.Pointer) { *(*T)(unsafe.Add(fp, to)) = *(*T)(a.behind(fp)) }
	case 4:
		return func(fp unsafe.Pointer) { *(*T)(unsafe.Add(fp, to)) = *(*T)(a.element(fp)) }
	}
	of := a.Func()
	return func(fp unsafe.Pointer) { *(*T)(unsafe.Add(fp, to)) = *(*T)(of(fp)) }
}

// Store writes a value of the frame to the variable.
func (a Address) Store(t *Type, from Slot) Step {
	if a.kind == 0 {
		return Move(t, a.slot, from)
	}
	switch t.class {
	case word1:
		return stored[uint8](a, from)
	case word4:
		return stored[uint32](a, from)
	case word8:
		return stored[uint64](a, from)
	case pointer:
		return stored[unsafe.Pointer](a, from)
	case text:
		return stored[string](a, from)
	case list:
		return stored[[]byte](a, from)
	case iface:
		return stored[any](a, from)
	}
	of := a.Func()
	return func(fp unsafe.Pointer) { t.copy(of(fp), unsafe.Add(fp, from)) }
}

func stored[T any](a Address, from Slot) Step {
	switch a.kind {
	case 1:
		p := (*T)(a.fixed)
		return func(fp unsafe.Pointer) { *p = *(*T)(unsafe.Add(fp, from)) }
	case 2:
		return func(fp unsafe.Pointer) { *(*T)(a.behind(fp)) = *(*T)(unsafe.Add(fp, from)) }
	case 4:
		return func(fp unsafe.Pointer) { *(*T)(a.element(fp)) = *(*T)(unsafe.Add(fp, from)) }
	}
	of := a.Func()
	return func(fp unsafe.Pointer) { *(*T)(of(fp)) = *(*T)(unsafe.Add(fp, from)) }
}

// Take puts the address itself into the frame.
func (a Address) Take(to Slot) Step {
	of := a.Func()
	return func(fp unsafe.Pointer) { *(*unsafe.Pointer)(unsafe.Add(fp, to)) = of(fp) }
}

// CheckNil fails when the pointer at s is nil.
func CheckNil(s Slot, at Fault) Step {
	return func(fp unsafe.Pointer) {
		if *(*unsafe.Pointer)(unsafe.Add(fp, s)) == nil {
			at.mark()
			rt.PanicNil()
		}
	}
}

// CheckIndex fails unless 0 <= index at i < n.
func CheckIndex(i Slot, n int, unsigned bool, at Fault) Step {
	return func(fp unsafe.Pointer) {
		if k := *(*uint)(unsafe.Add(fp, i)); k >= uint(n) {
			at.index(k, n, unsigned)
		}
	}
}

// CheckLength fails unless the index at i is below the length of the string or slice at s.
func CheckLength(i, s Slot, unsigned bool, at Fault) Step {
	return func(fp unsafe.Pointer) {
		k, n := *(*uint)(unsafe.Add(fp, i)), *(*int)(unsafe.Add(fp, s+8))
		if k >= uint(n) {
			at.index(k, n, unsigned)
		}
	}
}

// New puts a pointer to a new zero value of t into the frame.
func New(t *Type, to Slot) Step {
	switch t.class {
	case word8:
		return func(fp unsafe.Pointer) { *(*unsafe.Pointer)(unsafe.Add(fp, to)) = unsafe.Pointer(new(uint64)) }
	case pointer:
		return func(fp unsafe.Pointer) { *(*unsafe.Pointer)(unsafe.Add(fp, to)) = unsafe.Pointer(new(unsafe.Pointer)) }
	case text:
		return func(fp unsafe.Pointer) { *(*unsafe.Pointer)(unsafe.Add(fp, to)) = unsafe.Pointer(new(string)) }
	case list:
		return func(fp unsafe.Pointer) { *(*unsafe.Pointer)(unsafe.Add(fp, to)) = unsafe.Pointer(new([]byte)) }
	}
	return func(fp unsafe.Pointer) { *(*unsafe.Pointer)(unsafe.Add(fp, to)) = t.New() }
}

// nothing fails as following a nil pointer does.
func (f Fault) nothing() {
	f.mark()
	rt.PanicNil()
}
