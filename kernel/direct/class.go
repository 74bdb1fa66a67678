package direct

import (
	"reflect"
	"sync"
	"unsafe"
)

// class tells how values of a type are copied.
type class uint8

const (
	none    class = iota // no bytes
	word1                // no pointers, 1, 2, 4 or 8 bytes
	word2                //
	word4                //
	word8                //
	bytes                // no pointers, any size
	pointer              // one pointer: pointers, maps, channels, functions
	text                 // a string
	list                 // a slice
	iface                // an interface
	typed                // anything else
)

// Type is a reflect.Type with what steps need to know of it.
type Type struct {
	R     reflect.Type
	Size  uintptr
	class class
	ptr   unsafe.Pointer // the run time's word for the type of pointers to R
}

var known sync.Map // reflect.Type → *Type

// TypeOf describes r.
func TypeOf(r reflect.Type) *Type {
	if t, ok := known.Load(r); ok {
		return t.(*Type)
	}
	p := reflect.PointerTo(r)
	t := &Type{R: r, Size: r.Size(), class: classOf(r), ptr: (*[2]unsafe.Pointer)(unsafe.Pointer(&p))[1]}
	known.Store(r, t)
	return t
}

func classOf(r reflect.Type) class {
	switch r.Kind() {
	case reflect.String:
		return text
	case reflect.Slice:
		return list
	case reflect.Interface:
		return iface
	case reflect.Pointer, reflect.Map, reflect.Chan, reflect.Func, reflect.UnsafePointer:
		return pointer
	}
	if pointers(r) {
		return typed
	}
	switch r.Size() {
	case 0:
		return none
	case 1:
		return word1
	case 2:
		if r.Align() == 2 {
			return word2
		}
	case 4:
		if r.Align() == 4 {
			return word4
		}
	case 8:
		if r.Align() == 8 {
			return word8
		}
	}
	return bytes
}

// pointers reports whether values of r hold pointers.
func pointers(r reflect.Type) bool {
	switch r.Kind() {
	case reflect.Array:
		return r.Len() > 0 && pointers(r.Elem())
	case reflect.Struct:
		for i := range r.NumField() {
			if pointers(r.Field(i).Type) {
				return true
			}
		}
		return false
	case reflect.String, reflect.Slice, reflect.Interface, reflect.Pointer, reflect.Map, reflect.Chan, reflect.Func, reflect.UnsafePointer:
		return true
	}
	return false
}

// Value is the variable of type t at p.
func (t *Type) Value(p unsafe.Pointer) reflect.Value {
	pair := [2]unsafe.Pointer{t.ptr, p}
	return reflect.ValueOf(*(*any)(unsafe.Pointer(&pair))).Elem()
}

// Any is the interface value at p, which is of an interface type t.
func (t *Type) Any(p unsafe.Pointer) any {
	if t.R.NumMethod() == 0 {
		return *(*any)(p)
	}
	return t.Value(p).Interface()
}

// New allocates a zero value.
func (t *Type) New() unsafe.Pointer { return reflect.New(t.R).UnsafePointer() }

// copy copies a value of type t.
func (t *Type) copy(dst, src unsafe.Pointer) {
	switch t.class {
	case word1:
		*(*uint8)(dst) = *(*uint8)(src)
	case word2:
		*(*uint16)(dst) = *(*uint16)(src)
	case word4:
		*(*uint32)(dst) = *(*uint32)(src)
	case word8:
		*(*uint64)(dst) = *(*uint64)(src)
	case bytes:
		copy(unsafe.Slice((*byte)(dst), t.Size), unsafe.Slice((*byte)(src), t.Size))
	case pointer:
		*(*unsafe.Pointer)(dst) = *(*unsafe.Pointer)(src)
	case text:
		*(*string)(dst) = *(*string)(src)
	case list:
		*(*[]byte)(dst) = *(*[]byte)(src)
	case iface:
		*(*any)(dst) = *(*any)(src)
	case typed:
		t.Value(dst).Set(t.Value(src))
	}
}

// zero sets the value at p to zero.
func (t *Type) zero(p unsafe.Pointer) {
	switch t.class {
	case word1:
		*(*uint8)(p) = 0
	case word2:
		*(*uint16)(p) = 0
	case word4:
		*(*uint32)(p) = 0
	case word8:
		*(*uint64)(p) = 0
	case bytes:
		clear(unsafe.Slice((*byte)(p), t.Size))
	case pointer:
		*(*unsafe.Pointer)(p) = nil
	case text:
		*(*string)(p) = ""
	case list:
		*(*[]byte)(p) = nil
	case iface:
		*(*any)(p) = nil
	case typed:
		t.Value(p).SetZero()
	}
}

// Pointers reports whether values of t hold pointers.
func (t *Type) Pointers() bool { return t.class >= pointer }
