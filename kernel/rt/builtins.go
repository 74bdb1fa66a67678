package rt

import (
	"fmt"
	"go/types"
	"math"
	"reflect"
	"strconv"
	"unicode/utf8"
	"unsafe"
)

// Iterator walks a map or a string.
type Iterator struct {
	iter *reflect.MapIter
	text string
	at   int
}

// RangeMap returns func(map) *Iterator.
func (m *Machine) RangeMap(t reflect.Type) reflect.Value {
	return reflect.MakeFunc(reflect.FuncOf([]reflect.Type{t}, []reflect.Type{reflect.TypeFor[*Iterator]()}, false), func(in []reflect.Value) []reflect.Value {
		return []reflect.Value{reflect.ValueOf(&Iterator{iter: in[0].MapRange()})}
	})
}

// NextMap returns func(*Iterator) (bool, key, value).
func (m *Machine) NextMap(key, elem reflect.Type) reflect.Value {
	zk, ze := reflect.Zero(key), reflect.Zero(elem)
	out := []reflect.Type{reflect.TypeFor[bool](), key, elem}
	return reflect.MakeFunc(reflect.FuncOf([]reflect.Type{reflect.TypeFor[*Iterator]()}, out, false), func(in []reflect.Value) []reflect.Value {
		it := in[0].Interface().(*Iterator)
		if !it.iter.Next() {
			return []reflect.Value{reflect.ValueOf(false), zk, ze}
		}
		return []reflect.Value{reflect.ValueOf(true), it.iter.Key(), it.iter.Value()}
	})
}

// RangeString starts a walk over the runes of s.
func RangeString(s string) *Iterator { return &Iterator{text: s} }

// NextString gives the next rune and its place.
func NextString(it *Iterator) (ok bool, i int, r rune) {
	if it.at >= len(it.text) {
		return false, 0, 0
	}
	i = it.at
	r, n := utf8.DecodeRuneInString(it.text[i:])
	it.at += n
	return true, i, r
}

// Min and Max are the built-ins: NaN wins, and -0 is less than 0.
func Min(a, b reflect.Value) reflect.Value { return pick(a, b, true) }

// Max is the built-in max.
func Max(a, b reflect.Value) reflect.Value { return pick(a, b, false) }

func pick(a, b reflect.Value, least bool) reflect.Value {
	var second bool // b is the one
	switch {
	case a.CanInt():
		second = b.Int() < a.Int() == least && a.Int() != b.Int()
	case a.CanUint():
		second = b.Uint() < a.Uint() == least && a.Uint() != b.Uint()
	case a.Kind() == reflect.String:
		second = b.String() < a.String() == least && a.String() != b.String()
	default:
		x, y := a.Float(), b.Float()
		switch {
		case x != x:
			return a
		case y != y:
			return b
		case x == 0 && y == 0:
			second = math.Signbit(y) == least
		default:
			second = y < x == least && x != y
		}
	}
	if second {
		return b
	}
	return a
}

// Convert converts a value as the language does.
func (m *Machine) Convert(v reflect.Value, to reflect.Type) reflect.Value {
	switch {
	case v.Type() == to:
		return v
	case to.Kind() == reflect.Interface && v.Kind() == reflect.Interface:
		return m.ToIface(m.Canon(v.Interface()), to) // of the script and compiled: identical to the checker, not in memory
	case v.Type().ConvertibleTo(to):
		return v.Convert(to)
	case !sameLayout(v.Type(), to, map[[2]reflect.Type]bool{}):
		m.refuse("construct", "a conversion to "+to.String())
	}
	return copyAs(v, to)
}

// sameLayout reports whether two types of the same Go type are alike in memory: an interface
// of the script is kept without a table of methods, a compiled one with it.
func sameLayout(a, b reflect.Type, seen map[[2]reflect.Type]bool) bool {
	if a == b || seen[[2]reflect.Type{a, b}] {
		return true
	}
	if a.Kind() != b.Kind() {
		return false
	}
	seen[[2]reflect.Type{a, b}] = true
	switch a.Kind() {
	case reflect.Interface:
		return a.NumMethod() == 0 && b.NumMethod() == 0
	case reflect.Struct:
		if a.NumField() != b.NumField() {
			return false
		}
		for i := range a.NumField() {
			if !sameLayout(a.Field(i).Type, b.Field(i).Type, seen) {
				return false
			}
		}
	case reflect.Array:
		return a.Len() == b.Len() && sameLayout(a.Elem(), b.Elem(), seen)
	case reflect.Pointer, reflect.Slice, reflect.Chan:
		return sameLayout(a.Elem(), b.Elem(), seen)
	case reflect.Map:
		return sameLayout(a.Key(), b.Key(), seen) && sameLayout(a.Elem(), b.Elem(), seen)
	}
	return true
}

// copyAs gives v as a type of the same layout: two lowered types of the same Go type.
func copyAs(v reflect.Value, to reflect.Type) reflect.Value {
	p := reflect.New(v.Type())
	p.Elem().Set(v)
	return reflect.NewAt(to, p.UnsafePointer()).Elem()
}

// Print is the built-in print or println.
func (m *Machine) Print(newline bool, args []any) {
	var b []byte
	for i, x := range args {
		if newline && i > 0 {
			b = append(b, ' ')
		}
		b = appendPrint(b, x)
	}
	if newline {
		b = append(b, '\n')
	}
	m.outMu.Lock()
	defer m.outMu.Unlock()
	m.Host.Stderr.Write(b)
}

func appendPrint(b []byte, x any) []byte {
	if w, ok := x.(words); ok {
		return fmt.Appendf(b, "(%p,%p)", w.typ, w.data)
	}
	v := reflect.ValueOf(x)
	if box, ok := x.(Box); ok {
		v = box.value()
		if types.IsInterface(box.T.Go) {
			v = reflect.Value{}
		}
	}
	switch {
	case !v.IsValid():
		return append(b, "(0x0,0x0)"...) // a nil interface
	case v.Kind() == reflect.Bool:
		return strconv.AppendBool(b, v.Bool())
	case v.CanInt():
		return strconv.AppendInt(b, v.Int(), 10)
	case v.CanUint():
		return strconv.AppendUint(b, v.Uint(), 10)
	case v.CanFloat():
		return strconv.AppendFloat(b, v.Float(), 'g', -1, v.Type().Bits())
	case v.CanComplex():
		return append(b, strconv.FormatComplex(v.Complex(), 'g', -1, v.Type().Bits())...)
	case v.Kind() == reflect.String:
		return append(b, v.String()...)
	}
	switch v.Kind() {
	case reflect.Slice:
		return fmt.Appendf(b, "[%d/%d]0x%x", v.Len(), v.Cap(), v.Pointer())
	case reflect.Pointer, reflect.Map, reflect.Chan, reflect.Func, reflect.UnsafePointer:
		return fmt.Appendf(b, "0x%x", v.Pointer())
	}
	return append(b, "(0x0,0x0)"...)
}

// Close is close.
func Close(ch reflect.Value) {
	if ch.IsNil() {
		panic(failure{text: "close of nil channel"})
	}
	ch.Close()
}

// Fold applies f from left to right.
func Fold(v []reflect.Value, f func(a, b reflect.Value) reflect.Value) reflect.Value {
	x := v[0]
	for _, y := range v[1:] {
		x = f(x, y)
	}
	return x
}

// Printable is a value as print and println take it.
func Printable(t *Type, v reflect.Value) any {
	switch x := v.Interface(); {
	case v.Kind() != reflect.Interface:
		return x
	case x == nil:
		return nil
	default:
		return words(*(*eface)(unsafe.Pointer(&x)))
	}
}

// words are those of an interface: that is what is printed of it, not what it holds.
type words eface

// bySmall tells the integers that the compiler makes of a float by way of int32; which matters
// for floats out of range.
func bySmall(k reflect.Kind) bool {
	switch k {
	case reflect.Int32, reflect.Int16, reflect.Int8, reflect.Uint16, reflect.Uint8:
		return true
	}
	return false
}

// ConvertFunc returns func(from) to for a conversion.
func (m *Machine) ConvertFunc(from, to reflect.Type) reflect.Value {
	conv := func(v reflect.Value) reflect.Value { return m.Convert(v, to) }
	switch {
	case to.Kind() == reflect.Float32 && (from.Kind() >= reflect.Int && from.Kind() <= reflect.Uintptr):
		conv = func(v reflect.Value) reflect.Value {
			if v.CanInt() {
				return reflect.ValueOf(float32(v.Int())).Convert(to)
			}
			return reflect.ValueOf(float32(v.Uint())).Convert(to)
		}
	case from.Kind() == reflect.UnsafePointer:
		conv = func(v reflect.Value) reflect.Value { return reflect.NewAt(to.Elem(), v.UnsafePointer()).Convert(to) }
	case to.Kind() == reflect.UnsafePointer:
		conv = func(v reflect.Value) reflect.Value { return reflect.ValueOf(v.UnsafePointer()) }
	case (from.Kind() == reflect.Float64 || from.Kind() == reflect.Float32) && bySmall(to.Kind()):
		conv = func(v reflect.Value) reflect.Value { return reflect.ValueOf(int32(v.Float())).Convert(to) }
	}
	bytes := from.Kind() == reflect.String && to.Kind() == reflect.Slice
	return reflect.MakeFunc(reflect.FuncOf([]reflect.Type{from}, []reflect.Type{to}, false), func(in []reflect.Value) []reflect.Value {
		out := conv(in[0])
		if bytes {
			m.room.add(out)
		}
		return []reflect.Value{out}
	})
}
