package rt

import (
	"fmt"
	"reflect"
)

// Format implements fmt.Formatter: the value is printed as package fmt prints a value of
// the script's type, names, methods and all.
func (b Box) Format(s fmt.State, verb rune) {
	p := &printer{State: s, m: b.T.m, sharpV: verb == 'v' && s.Flag('#'), plusV: verb == 'v' && s.Flag('+')}
	if p.methods(b.T, b.value(), verb) {
		return
	}
	depth, v := 0, b.value()
	if v.Kind() == reflect.Pointer && nested(s) {
		depth = 1
	}
	p.value(b.T, v, verb, depth, false)
}

// nested reports whether s prints what it found within an operand of package fmt, which shows
// a pointer there as an address, and not with what it points to.
func nested(s fmt.State) bool {
	v, ok := ofFmt(s)
	if !ok {
		return false
	}
	within := v.FieldByName("value") // a reflect.Value, the one that was found in
	return within.Kind() == reflect.Struct && within.FieldByName("flag").IsValid() && !within.FieldByName("flag").IsZero()
}

// ofFmt is the printer of package fmt that s is.
func ofFmt(s fmt.State) (v reflect.Value, ok bool) {
	v = reflect.ValueOf(s)
	if v.Kind() != reflect.Pointer || v.Type().Elem().PkgPath() != "fmt" || v.Type().Elem().Kind() != reflect.Struct {
		return v, false
	}
	return v.Elem(), true
}

// printer prints one operand.
type printer struct {
	fmt.State
	m             *Machine
	sharpV, plusV bool
	erroring      bool
	panicking     bool // the operand is what a method has panicked with
}

func (p *printer) text(s string) { p.Write([]byte(s)) }

// leaf prints a value of a basic kind, or bytes, with the operand's own flags.
func (p *printer) leaf(x any, verb rune) {
	if p.erroring && verb == 'v' {
		// Neither %+v nor %#v: the flags that the bad verb asked for.
		switch k := reflect.ValueOf(x).Kind(); {
		case k >= reflect.Int && k <= reflect.Uintptr:
			verb = 'd'
		case k >= reflect.Float32 && k <= reflect.Complex128:
			verb = 'g'
		case k == reflect.String:
			verb = 's'
		}
	}
	fmt.Fprintf(p, fmt.FormatString(p, verb), x)
}

// methods lets the value's own methods print it.
func (p *printer) methods(t *Type, v reflect.Value, verb rune) (handled bool) {
	if p.erroring || t == nil {
		return false
	}
	if t.Plain || t.R.Kind() == reflect.Interface {
		return false
	}
	try := func(name string, in int, out reflect.Kind) (reflect.Value, bool) {
		f, ok := t.Methods[name]
		if !ok || f.Type().NumIn() != in+1 {
			return f, false
		}
		if out == reflect.Invalid {
			return f, f.Type().NumOut() == 0
		}
		return f, f.Type().NumOut() == 1 && f.Type().Out(0).Kind() == out
	}
	handled = true
	if f, ok := try("Format", 2, reflect.Invalid); ok && f.Type().In(1) == reflect.TypeFor[fmt.State]() {
		defer p.caught(v, verb, "Format")
		f.Call([]reflect.Value{v, reflect.ValueOf(p.State), reflect.ValueOf(verb)})
		return true
	}
	if p.sharpV {
		if f, ok := try("GoString", 0, reflect.String); ok {
			defer p.caught(v, verb, "GoString")
			p.padded(f.Call([]reflect.Value{v})[0].String())
			return true
		}
		return false
	}
	switch verb {
	case 'v', 's', 'x', 'X', 'q':
		for _, name := range []string{"Error", "String"} {
			if f, ok := try(name, 0, reflect.String); ok {
				defer p.caught(v, verb, name)
				s := f.Call([]reflect.Value{v})[0].String()
				if verb == 'v' {
					p.padded(s)
				} else {
					p.leaf(s, verb)
				}
				return true
			}
		}
	}
	return false
}

// padded prints s with width and precision only.
func (p *printer) padded(s string) {
	f := "%"
	if p.Flag('-') {
		f += "-"
	}
	if p.Flag('0') {
		f += "0"
	}
	if w, ok := p.Width(); ok {
		f += fmt.Sprint(w)
	}
	if n, ok := p.Precision(); ok && s != "<nil>" {
		f += "." + fmt.Sprint(n)
	}
	fmt.Fprintf(p.State, f+"s", s)
}

// caught prints a panic of a value's own method, as package fmt does.
func (p *printer) caught(v reflect.Value, verb rune, method string) {
	r := recover()
	if r == nil {
		return
	}
	if c, ok := r.(*control); ok {
		panic(c)
	}
	if v.Kind() == reflect.Pointer && v.IsNil() {
		p.text("<nil>")
		return
	}
	if p.panicking {
		escape(r)
		return
	}
	p.m.rethrown.Store(nil)
	p.text("%!" + string(verb) + "(PANIC=" + method + " method: ")
	inner := &printer{State: bareState{p.State}, m: p.m, panicking: true}
	inner.operand(p.m.Canon(Normal(r)))
	p.text(")")
	narrowed(p.State)
	p.State = narrow{p.State}
}

// narrowed does to a printer of package fmt what a panic in a method does: the operands and
// elements that follow are printed with width and precision 0.
func narrowed(s fmt.State) {
	v, ok := ofFmt(s)
	if !ok {
		return
	}
	format := v.FieldByName("fmt")
	if format.Kind() != reflect.Struct {
		return
	}
	for _, name := range []string{"wid", "prec"} {
		if f := format.FieldByName(name); f.Kind() == reflect.Int && f.CanAddr() {
			*(*int)(f.Addr().UnsafePointer()) = 0
		}
	}
}

// narrow is a fmt.State after a panic was printed: package fmt restores the flags, but not
// width and precision.
type narrow struct{ fmt.State }

func (s narrow) Width() (int, bool)     { _, ok := s.State.Width(); return 0, ok }
func (s narrow) Precision() (int, bool) { _, ok := s.State.Precision(); return 0, ok }

// operand prints x as %v does.
func (p *printer) operand(x any) {
	b, ok := x.(Box)
	switch {
	case !ok:
		fmt.Fprint(p.State, x)
	case !p.methods(b.T, b.value(), 'v'):
		p.value(b.T, b.value(), 'v', 0, false)
	}
}

// bareState is a fmt.State without flags, width and precision.
type bareState struct{ fmt.State }

func (bareState) Flag(int) bool          { return false }
func (bareState) Width() (int, bool)     { return 0, false }
func (bareState) Precision() (int, bool) { return 0, false }

var verbs = map[reflect.Kind]string{
	reflect.Bool:   "tv",
	reflect.String: "vsxXq",
}

func init() {
	for k := reflect.Int; k <= reflect.Uintptr; k++ {
		verbs[k] = "vbdoOxXcqU"
	}
	for k := reflect.Float32; k <= reflect.Complex128; k++ {
		verbs[k] = "vbgGxXfFeE"
	}
	for _, k := range []reflect.Kind{reflect.Pointer, reflect.Func, reflect.Chan, reflect.UnsafePointer} {
		verbs[k] = "vpbodxX"
	}
}

// bad prints a value whose verb does not fit.
func (p *printer) bad(t *Type, v reflect.Value, verb rune) {
	p.text("%!" + string(verb) + "(" + p.name(t, v) + "=")
	plain := &printer{State: p.State, m: p.m, erroring: true}
	plain.value(t, v, 'v', 0, false)
	p.text(")")
}

func (p *printer) name(t *Type, v reflect.Value) string {
	if t != nil {
		return t.Name
	}
	return v.Type().String()
}
