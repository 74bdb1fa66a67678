package rt

import (
	"reflect"
	"sync"
	"unsafe"
	"weak"
)

// room remembers the backing arrays whose capacity the compiler chooses by escape analysis:
// those that append made for a few elements, and those grown from them. Nothing is
// remembered before watch is called.
type room struct {
	mu   sync.Mutex
	on   bool
	open map[uintptr]weak.Pointer[byte] // by the address of the last element
	most int                            // entries at which dead ones are dropped
}

// small is how many bytes the compiler may give a slice on the stack before it asks the heap
// (cmd/compile, VariableMakeThreshold).
const small = 32

// Growth tells what the compiler may do at an append that makes an array.
type Growth int

const (
	GrowHeap  Growth = iota // it asks the heap, as here
	GrowFirst               // it may have a place on the stack for the first elements
	GrowAny                 // it may have one, and may move the slice to the heap later
)

// WatchRoom makes the machine remember slices of uncertain capacity from the start. It is for
// programs in which that capacity could show.
func (m *Machine) WatchRoom() {
	if !m.room.on {
		m.room.on, m.room.open, m.room.most = true, map[uintptr]weak.Pointer[byte]{}, 1<<10
	}
}

// last points to the last element of s's array; nil if it has none, or none of a size.
func last(s reflect.Value) *byte {
	size := s.Type().Elem().Size()
	if s.Cap() == 0 || size == 0 {
		return nil
	}
	return (*byte)(unsafe.Add(s.UnsafePointer(), uintptr(s.Cap()-1)*size))
}

// uncertain reports whether the capacity of s is the compiler's choice.
func (o *room) uncertain(s reflect.Value) bool {
	if !o.on || s.Kind() != reflect.Slice {
		return false
	}
	p := last(s)
	if p == nil {
		return false
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	known, ok := o.open[uintptr(unsafe.Pointer(p))]
	return ok && known.Value() == p // else another array was there, which is gone
}

// add remembers s, whose array is on the heap.
func (o *room) add(s reflect.Value) {
	p := last(s)
	if !o.on || p == nil {
		return
	}
	o.mu.Lock()
	defer o.mu.Unlock()
	if len(o.open) >= o.most {
		for place, known := range o.open {
			if known.Value() == nil {
				delete(o.open, place)
			}
		}
		o.most = 2*len(o.open) + 1<<10
	}
	o.open[uintptr(unsafe.Pointer(p))] = weak.Make(p)
}

// appendRoom is the built-in append at a place where the compiler may do what how tells; the second
// operand is a slice, or a string.
func (m *Machine) appendRoom(s, more reflect.Value, how Growth) reflect.Value {
	r := Append(s, more)
	m.grown(s, r, how)
	return r
}

// grown remembers r, what an append to s gave, if its capacity is the compiler's choice.
func (m *Machine) grown(s, r reflect.Value, how Growth) {
	if !m.room.on || r.Cap() == 0 || s.Cap() > 0 && s.UnsafePointer() == r.UnsafePointer() {
		return // not grown
	}
	few := uintptr(r.Len())*r.Type().Elem().Size() <= small
	if few && (how == GrowAny || how == GrowFirst && s.Len() == 0) || m.room.uncertain(s) {
		m.room.add(r)
	}
}

// CapacityOf returns func(slice) int, which refuses to tell what the compiler chooses.
func (m *Machine) CapacityOf(t reflect.Type) reflect.Value {
	return reflect.MakeFunc(reflect.FuncOf([]reflect.Type{t}, []reflect.Type{reflect.TypeFor[int]()}, false), func(in []reflect.Value) []reflect.Value {
		if m.room.uncertain(in[0]) {
			m.refuse("capacity", "cap of this slice")
		}
		return []reflect.Value{reflect.ValueOf(in[0].Cap())}
	})
}

// Alone returns func(slice), which refuses a slice of uncertain capacity: what is appended to
// it next may or may not be seen through it.
func (m *Machine) Alone(t reflect.Type) reflect.Value {
	return reflect.MakeFunc(reflect.FuncOf([]reflect.Type{t}, nil, false), func(in []reflect.Value) []reflect.Value {
		if m.room.uncertain(in[0]) {
			m.refuse("shared", "whether what is appended here shares memory with the slice it is appended to")
		}
		return nil
	})
}

// withinLength refuses v[:high] beyond the length of a slice of uncertain capacity; given as
// for Slice.
func (m *Machine) withinLength(v reflect.Value, high int, given int64) {
	if given&64 != 0 && v.Kind() == reflect.Slice && high > v.Len() && m.room.uncertain(v) {
		m.refuse("capacity", "slicing beyond the length of this slice")
	}
}
