package direct

import (
	"reflect"
	"strings"
	"unsafe"
)

// A function's shape is the classes of its parameters and results. Functions of one shape
// are called alike, whatever their types: Go passes values by their layout. The shapes here
// are called, and made, without package reflect.

// letters of classes in shapes: i 8 bytes in an integer register, f a float64, p a pointer,
// s a string, b one byte, l a slice, a an interface, w 4 bytes.
func letter(r reflect.Type) byte {
	switch k := r.Kind(); k {
	case reflect.Int, reflect.Int64, reflect.Uint, reflect.Uint64, reflect.Uintptr:
		return 'i'
	case reflect.Float64:
		return 'f'
	case reflect.Bool, reflect.Uint8, reflect.Int8:
		return 'b'
	case reflect.Int32, reflect.Uint32:
		return 'w'
	default:
		switch classOf(r) {
		case pointer:
			return 'p'
		case text:
			return 's'
		case list:
			return 'l'
		case iface:
			return 'a'
		}
	}
	return '?'
}

// shape spells the shape of a function type, "ff:f"; "" when it has none.
func shape(t reflect.Type) string {
	if t.NumIn() > 3 || t.NumOut() > 1 {
		return ""
	}
	var b strings.Builder
	for i := range t.NumIn() {
		b.WriteByte(letter(t.In(i)))
	}
	b.WriteByte(':')
	for i := range t.NumOut() {
		b.WriteByte(letter(t.Out(i)))
	}
	return b.String()
}

// word is the one word of a function value.
func word(fn reflect.Value) unsafe.Pointer {
	p := reflect.New(fn.Type())
	p.Elem().Set(fn)
	return *(*unsafe.Pointer)(p.UnsafePointer())
}

// as reads a function of shape F from its word.
func as[F any](word unsafe.Pointer) F { return *(*F)(unsafe.Pointer(&word)) }

// wordOf is the word of a function of shape F.
func wordOf[F any](f F) unsafe.Pointer { return *(*unsafe.Pointer)(unsafe.Pointer(&f)) }

// shaped calls a compiled function by its shape, or is nil.
func shaped(fn reflect.Value, args, out []Slot) Step {
	if fn.IsNil() {
		return nil
	}
	return caller(shape(fn.Type()), word(fn), 0, args, out, Fault{})
}

// shapedAt calls the function value at f by its shape, or is nil.
func shapedAt(t reflect.Type, f Slot, args, out []Slot, at Fault) Step {
	return caller(shape(t), nil, f, args, out, at)
}

// function is the word of the function to call: fixed, or the one at f in the frame.
func function(fp, fixed unsafe.Pointer, f Slot, at Fault) unsafe.Pointer {
	if fixed != nil {
		return fixed
	}
	w := *(*unsafe.Pointer)(unsafe.Add(fp, f))
	if w == nil {
		at.nothing()
	}
	return w
}

// caller makes the step that calls a function of a known shape, or is nil.
func caller(shape string, fixed unsafe.Pointer, f Slot, args, out []Slot, at Fault) Step {
	var x, y, v, z Slot
	for i, s := range args {
		switch i {
		case 0:
			x = s
		case 1:
			y = s
		case 2:
			v = s
		}
	}
	if len(out) > 0 {
		z = out[0]
	}
	switch shape {
	case ":":
		return call0none(fixed, f, at)
	case ":i":
		return call0[uint64](fixed, f, at, z)
	case ":f":
		return call0[float64](fixed, f, at, z)
	case ":b":
		return call0[uint8](fixed, f, at, z)
	case ":s":
		return call0[string](fixed, f, at, z)
	case ":p":
		return call0[unsafe.Pointer](fixed, f, at, z)
	case ":l":
		return call0[[]byte](fixed, f, at, z)
	case ":a":
		return call0[any](fixed, f, at, z)
	case "i:":
		return call1none[uint64](fixed, f, at, x)
	case "i:i":
		return call1[uint64, uint64](fixed, f, at, x, z)
	case "i:f":
		return call1[uint64, float64](fixed, f, at, x, z)
	case "i:b":
		return call1[uint64, uint8](fixed, f, at, x, z)
	case "i:s":
		return call1[uint64, string](fixed, f, at, x, z)
	case "i:p":
		return call1[uint64, unsafe.Pointer](fixed, f, at, x, z)
	case "i:l":
		return call1[uint64, []byte](fixed, f, at, x, z)
	case "f:":
		return call1none[float64](fixed, f, at, x)
	case "f:i":
		return call1[float64, uint64](fixed, f, at, x, z)
	case "f:f":
		return call1[float64, float64](fixed, f, at, x, z)
	case "f:b":
		return call1[float64, uint8](fixed, f, at, x, z)
	case "f:s":
		return call1[float64, string](fixed, f, at, x, z)
	case "p:":
		return call1none[unsafe.Pointer](fixed, f, at, x)
	case "p:i":
		return call1[unsafe.Pointer, uint64](fixed, f, at, x, z)
	case "p:f":
		return call1[unsafe.Pointer, float64](fixed, f, at, x, z)
	case "p:b":
		return call1[unsafe.Pointer, uint8](fixed, f, at, x, z)
	case "p:s":
		return call1[unsafe.Pointer, string](fixed, f, at, x, z)
	case "p:p":
		return call1[unsafe.Pointer, unsafe.Pointer](fixed, f, at, x, z)
	case "p:l":
		return call1[unsafe.Pointer, []byte](fixed, f, at, x, z)
	case "p:a":
		return call1[unsafe.Pointer, any](fixed, f, at, x, z)
	case "s:":
		return call1none[string](fixed, f, at, x)
	case "s:i":
		return call1[string, uint64](fixed, f, at, x, z)
	case "s:f":
		return call1[string, float64](fixed, f, at, x, z)
	case "s:b":
		return call1[string, uint8](fixed, f, at, x, z)
	case "s:s":
		return call1[string, string](fixed, f, at, x, z)
	case "s:l":
		return call1[string, []byte](fixed, f, at, x, z)
	case "s:p":
		return call1[string, unsafe.Pointer](fixed, f, at, x, z)
	case "l:":
		return call1none[[]byte](fixed, f, at, x)
	case "l:i":
		return call1[[]byte, uint64](fixed, f, at, x, z)
	case "l:f":
		return call1[[]byte, float64](fixed, f, at, x, z)
	case "l:b":
		return call1[[]byte, uint8](fixed, f, at, x, z)
	case "l:s":
		return call1[[]byte, string](fixed, f, at, x, z)
	case "l:l":
		return call1[[]byte, []byte](fixed, f, at, x, z)
	case "a:":
		return call1none[any](fixed, f, at, x)
	case "a:b":
		return call1[any, uint8](fixed, f, at, x, z)
	case "a:i":
		return call1[any, uint64](fixed, f, at, x, z)
	case "a:s":
		return call1[any, string](fixed, f, at, x, z)
	case "ii:":
		return call2none[uint64, uint64](fixed, f, at, x, y)
	case "ii:i":
		return call2[uint64, uint64, uint64](fixed, f, at, x, y, z)
	case "ii:f":
		return call2[uint64, uint64, float64](fixed, f, at, x, y, z)
	case "ii:b":
		return call2[uint64, uint64, uint8](fixed, f, at, x, y, z)
	case "ff:f":
		return call2[float64, float64, float64](fixed, f, at, x, y, z)
	case "ff:b":
		return call2[float64, float64, uint8](fixed, f, at, x, y, z)
	case "ff:i":
		return call2[float64, float64, uint64](fixed, f, at, x, y, z)
	case "ff:":
		return call2none[float64, float64](fixed, f, at, x, y)
	case "ss:":
		return call2none[string, string](fixed, f, at, x, y)
	case "ss:b":
		return call2[string, string, uint8](fixed, f, at, x, y, z)
	case "ss:i":
		return call2[string, string, uint64](fixed, f, at, x, y, z)
	case "ss:s":
		return call2[string, string, string](fixed, f, at, x, y, z)
	case "ss:l":
		return call2[string, string, []byte](fixed, f, at, x, y, z)
	case "pp:":
		return call2none[unsafe.Pointer, unsafe.Pointer](fixed, f, at, x, y)
	case "pp:b":
		return call2[unsafe.Pointer, unsafe.Pointer, uint8](fixed, f, at, x, y, z)
	case "pp:i":
		return call2[unsafe.Pointer, unsafe.Pointer, uint64](fixed, f, at, x, y, z)
	case "pp:p":
		return call2[unsafe.Pointer, unsafe.Pointer, unsafe.Pointer](fixed, f, at, x, y, z)
	case "pp:f":
		return call2[unsafe.Pointer, unsafe.Pointer, float64](fixed, f, at, x, y, z)
	case "pi:":
		return call2none[unsafe.Pointer, uint64](fixed, f, at, x, y)
	case "pi:i":
		return call2[unsafe.Pointer, uint64, uint64](fixed, f, at, x, y, z)
	case "pi:f":
		return call2[unsafe.Pointer, uint64, float64](fixed, f, at, x, y, z)
	case "pi:b":
		return call2[unsafe.Pointer, uint64, uint8](fixed, f, at, x, y, z)
	case "pi:s":
		return call2[unsafe.Pointer, uint64, string](fixed, f, at, x, y, z)
	case "pi:p":
		return call2[unsafe.Pointer, uint64, unsafe.Pointer](fixed, f, at, x, y, z)
	case "pf:":
		return call2none[unsafe.Pointer, float64](fixed, f, at, x, y)
	case "pf:f":
		return call2[unsafe.Pointer, float64, float64](fixed, f, at, x, y, z)
	case "pf:b":
		return call2[unsafe.Pointer, float64, uint8](fixed, f, at, x, y, z)
	case "ps:":
		return call2none[unsafe.Pointer, string](fixed, f, at, x, y)
	case "ps:s":
		return call2[unsafe.Pointer, string, string](fixed, f, at, x, y, z)
	case "ps:i":
		return call2[unsafe.Pointer, string, uint64](fixed, f, at, x, y, z)
	case "ps:b":
		return call2[unsafe.Pointer, string, uint8](fixed, f, at, x, y, z)
	case "ps:f":
		return call2[unsafe.Pointer, string, float64](fixed, f, at, x, y, z)
	case "if:":
		return call2none[uint64, float64](fixed, f, at, x, y)
	case "if:f":
		return call2[uint64, float64, float64](fixed, f, at, x, y, z)
	case "if:b":
		return call2[uint64, float64, uint8](fixed, f, at, x, y, z)
	case "fi:f":
		return call2[float64, uint64, float64](fixed, f, at, x, y, z)
	case "fi:":
		return call2none[float64, uint64](fixed, f, at, x, y)
	case "si:":
		return call2none[string, uint64](fixed, f, at, x, y)
	case "si:s":
		return call2[string, uint64, string](fixed, f, at, x, y, z)
	case "si:b":
		return call2[string, uint64, uint8](fixed, f, at, x, y, z)
	case "si:f":
		return call2[string, uint64, float64](fixed, f, at, x, y, z)
	case "is:":
		return call2none[uint64, string](fixed, f, at, x, y)
	case "is:b":
		return call2[uint64, string, uint8](fixed, f, at, x, y, z)
	case "is:s":
		return call2[uint64, string, string](fixed, f, at, x, y, z)
	case "pii:":
		return call3none[unsafe.Pointer, uint64, uint64](fixed, f, at, x, y, v)
	case "pii:b":
		return call3[unsafe.Pointer, uint64, uint64, uint8](fixed, f, at, x, y, v, z)
	case "pii:i":
		return call3[unsafe.Pointer, uint64, uint64, uint64](fixed, f, at, x, y, v, z)
	case "pff:":
		return call3none[unsafe.Pointer, float64, float64](fixed, f, at, x, y, v)
	case "pff:f":
		return call3[unsafe.Pointer, float64, float64, float64](fixed, f, at, x, y, v, z)
	case "iii:i":
		return call3[uint64, uint64, uint64, uint64](fixed, f, at, x, y, v, z)
	case "iii:":
		return call3none[uint64, uint64, uint64](fixed, f, at, x, y, v)
	case "fff:f":
		return call3[float64, float64, float64, float64](fixed, f, at, x, y, v, z)
	case "fff:":
		return call3none[float64, float64, float64](fixed, f, at, x, y, v)
	case "sss:s":
		return call3[string, string, string, string](fixed, f, at, x, y, v, z)
	case "lf:f":
		return call2[[]byte, float64, float64](fixed, f, at, x, y, z)
	case "lf:i":
		return call2[[]byte, float64, uint64](fixed, f, at, x, y, z)
	case "lf:l":
		return call2[[]byte, float64, []byte](fixed, f, at, x, y, z)
	case "lf:b":
		return call2[[]byte, float64, uint8](fixed, f, at, x, y, z)
	case "ll:f":
		return call2[[]byte, []byte, float64](fixed, f, at, x, y, z)
	case "ll:i":
		return call2[[]byte, []byte, uint64](fixed, f, at, x, y, z)
	case "ll:b":
		return call2[[]byte, []byte, uint8](fixed, f, at, x, y, z)
	case "ll:l":
		return call2[[]byte, []byte, []byte](fixed, f, at, x, y, z)
	case "li:i":
		return call2[[]byte, uint64, uint64](fixed, f, at, x, y, z)
	case "li:f":
		return call2[[]byte, uint64, float64](fixed, f, at, x, y, z)
	case "li:l":
		return call2[[]byte, uint64, []byte](fixed, f, at, x, y, z)
	case "li:b":
		return call2[[]byte, uint64, uint8](fixed, f, at, x, y, z)
	case "li:":
		return call2none[[]byte, uint64](fixed, f, at, x, y)
	case "ls:s":
		return call2[[]byte, string, string](fixed, f, at, x, y, z)
	case "ls:b":
		return call2[[]byte, string, uint8](fixed, f, at, x, y, z)
	case "ls:i":
		return call2[[]byte, string, uint64](fixed, f, at, x, y, z)
	case "w:b":
		return call1[uint32, uint8](fixed, f, at, x, z)
	case "w:w":
		return call1[uint32, uint32](fixed, f, at, x, z)
	case "w:":
		return call1none[uint32](fixed, f, at, x)
	case "w:i":
		return call1[uint32, uint64](fixed, f, at, x, z)
	case "b:b":
		return call1[uint8, uint8](fixed, f, at, x, z)
	case "b:":
		return call1none[uint8](fixed, f, at, x)
	case "b:i":
		return call1[uint8, uint64](fixed, f, at, x, z)
	}
	return nil
}

func call0none(fixed unsafe.Pointer, f Slot, at Fault) Step {
	return func(fp unsafe.Pointer) { as[func()](function(fp, fixed, f, at))() }
}

func call0[R any](fixed unsafe.Pointer, f Slot, at Fault, z Slot) Step {
	return func(fp unsafe.Pointer) {
		r := as[func() R](function(fp, fixed, f, at))()
		if z != 0 {
			*(*R)(unsafe.Add(fp, z)) = r
		}
	}
}

func call1none[A any](fixed unsafe.Pointer, f Slot, at Fault, x Slot) Step {
	return func(fp unsafe.Pointer) { as[func(A)](function(fp, fixed, f, at))(*(*A)(unsafe.Add(fp, x))) }
}

func call1[A any, R any](fixed unsafe.Pointer, f Slot, at Fault, x, z Slot) Step {
	return func(fp unsafe.Pointer) {
		r := as[func(A) R](function(fp, fixed, f, at))(*(*A)(unsafe.Add(fp, x)))
		if z != 0 {
			*(*R)(unsafe.Add(fp, z)) = r
		}
	}
}

func call2none[A any, B any](fixed unsafe.Pointer, f Slot, at Fault, x, y Slot) Step {
	return func(fp unsafe.Pointer) {
		as[func(A, B)](function(fp, fixed, f, at))(*(*A)(unsafe.Add(fp, x)), *(*B)(unsafe.Add(fp, y)))
	}
}

func call2[A any, B any, R any](fixed unsafe.Pointer, f Slot, at Fault, x, y, z Slot) Step {
	return func(fp unsafe.Pointer) {
		r := as[func(A, B) R](function(fp, fixed, f, at))(*(*A)(unsafe.Add(fp, x)), *(*B)(unsafe.Add(fp, y)))
		if z != 0 {
			*(*R)(unsafe.Add(fp, z)) = r
		}
	}
}

func call3none[A any, B any, C any](fixed unsafe.Pointer, f Slot, at Fault, x, y, v Slot) Step {
	return func(fp unsafe.Pointer) {
		as[func(A, B, C)](function(fp, fixed, f, at))(*(*A)(unsafe.Add(fp, x)), *(*B)(unsafe.Add(fp, y)), *(*C)(unsafe.Add(fp, v)))
	}
}

func call3[A any, B any, C any, R any](fixed unsafe.Pointer, f Slot, at Fault, x, y, v, z Slot) Step {
	return func(fp unsafe.Pointer) {
		r := as[func(A, B, C) R](function(fp, fixed, f, at))(*(*A)(unsafe.Add(fp, x)), *(*B)(unsafe.Add(fp, y)), *(*C)(unsafe.Add(fp, v)))
		if z != 0 {
			*(*R)(unsafe.Add(fp, z)) = r
		}
	}
}
