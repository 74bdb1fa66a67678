package rt

import (
	"fmt"
	"io"
	"reflect"
	"strings"
)

// printf is fmt.Sprintf for operands among which are Boxes.
func (m *Machine) printf(format string, args []any) string {
	var b strings.Builder
	for _, d := range directives(format, args) {
		if d.verb == 0 {
			b.WriteString(d.text)
			continue
		}
		m.operand(&b, d, args[d.arg])
	}
	return printed(b.String())
}

// operand prints one operand; %w is not known here.
func (m *Machine) operand(w io.Writer, d directive, x any) {
	box, ok := x.(Box)
	if d.verb == 'T' && x != nil {
		fmt.Fprintf(w, d.flags+"s", dynamicName(x))
		return
	}
	if !ok {
		switch verb := d.verb; verb {
		case 'p', 'w': // package fmt prints no Box well that is in a bad operand
			if verb == 'w' && notError(x) || verb == 'p' && holds(x) {
				v := reflect.ValueOf(x)
				x = later(func(s fmt.State, _ rune) { (&printer{State: s, m: m}).bad(nil, v, verb) })
				d.verb = 'v'
			}
		default:
			x = m.shown(x)
		}
		fmt.Fprintf(w, d.flags+string(d.verb), x)
		return
	}
	switch d.verb {
	case 'p':
		switch v := box.value(); v.Kind() {
		case reflect.Pointer, reflect.Func, reflect.Chan, reflect.UnsafePointer, reflect.Map, reflect.Slice:
			fmt.Fprintf(w, d.flags+"p", (*byte)(v.UnsafePointer()))
			return
		}
	case 'w':
	default:
		fmt.Fprintf(w, d.flags+string(d.verb), x)
		return
	}
	fmt.Fprintf(w, d.flags+"v", later(func(s fmt.State, _ rune) {
		(&printer{State: s, m: m}).bad(box.T, box.value(), d.verb)
	}))
}

// later is an operand that is printed by a function.
type later func(fmt.State, rune)

// Format implements fmt.Formatter.
func (f later) Format(s fmt.State, verb rune) { f(s, verb) }

// notError reports whether x is a compiled value without a method Error that may hold Boxes.
func notError(x any) bool {
	switch x.(type) {
	case nil, error, string, []byte, bool, int, int8, int16, int32, int64, uint, uint8, uint16, uint32, uint64, uintptr,
		float32, float64, complex64, complex128:
		return false
	}
	return true
}

// holds reports whether x has no address to print, and may hold Boxes.
func holds(x any) bool {
	k := reflect.ValueOf(x).Kind()
	return k == reflect.Struct || k == reflect.Array
}

// isError reports whether the value has a method Error of error's kind.
func (b Box) isError() bool {
	f, ok := b.T.Methods["Error"]
	return ok && f.Type().NumIn() == 1 && f.Type().NumOut() == 1 && f.Type().Out(0).Kind() == reflect.String
}
