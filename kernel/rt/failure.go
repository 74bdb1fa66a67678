package rt

import (
	"errors"
	"fmt"
	"reflect"
	"runtime"
	"strings"
)

// failure is a run-time error with Go's text.
type failure struct{ text string }

func (f failure) Error() string { return f.text }

// typeName is the name of the type that the compiled program's error has.
func (f failure) typeName() string {
	switch rest, general := strings.CutPrefix(f.text, "runtime error: "); {
	case f.assertion():
		return "*runtime.TypeAssertionError"
	case strings.HasPrefix(f.text, "hash of unhashable type: "):
		return "maps.unhashableTypeError"
	case !general:
		return "runtime.plainError"
	case strings.HasPrefix(rest, "index out of range ["), strings.HasPrefix(rest, "slice bounds out of range "), strings.HasPrefix(rest, "cannot convert slice "):
		return "runtime.boundsError"
	}
	return "runtime.errorString"
}

// isText reports whether the compiled program's error is of a string type.
func (f failure) isText() bool {
	name := f.typeName()
	return name == "runtime.errorString" || name == "runtime.plainError"
}

func isFailure(x any) bool {
	_, ok := x.(failure)
	return ok
}

// assertion reports whether a type assertion failed.
func (f failure) assertion() bool { return strings.HasPrefix(f.text, "interface conversion: ") }

// Format prints the error as package fmt prints the compiled program's. What errors that are no
// texts are made of is not shown: addresses, and what the compiler could prove of an index.
func (f failure) Format(s fmt.State, verb rune) {
	texts := strings.ContainsRune("vsxXq", verb)
	sharp := verb == 'v' && s.Flag('#')
	switch {
	case (sharp || !texts) && !f.isText():
		escape(&Refusal{"runtime", "what %" + map[bool]string{true: "#"}[sharp] + string(verb) + " shows of a " + f.typeName()})
	case sharp:
		fmt.Fprintf(s, "%q", strings.TrimPrefix(f.text, "runtime error: "))
	case texts:
		fmt.Fprintf(s, fmt.FormatString(s, verb), f.text)
	default:
		fmt.Fprintf(s, "%%!%c(%s=%s)", verb, f.typeName(), strings.TrimPrefix(f.text, "runtime error: "))
	}
}

// RuntimeError makes failure a runtime.Error.
func (f failure) RuntimeError() {}

var _ runtime.Error = failure{}

func runtimeError(text string) error { return failure{"runtime error: " + text} }

func nilDereference() error {
	return runtimeError("invalid memory address or nil pointer dereference")
}

// Refusal is a use of the script's values that only shows at run time and that the kernel
// will not get wrong silently.
type Refusal struct{ Kind, What string }

func (r *Refusal) Error() string { return r.Kind + ": " + r.What }

// refuse ends the program: what is refused cannot be recovered from, or the script would go
// on where the compiled one would not.
func (m *Machine) refuse(kind, what string) {
	m.Finish(Ending{Exit: 3, Panic: &Panic{Value: &Refusal{kind, what}, Mark: m.Mark()}, Mark: m.Mark()})
	panic(&control{kind})
}

func assertionError(x any, inter string, t *Type, lacks string, iface bool) error {
	if iface {
		inter = "interface"
	}
	switch {
	case x == nil:
		return failure{text: "interface conversion: " + inter + " is nil, not " + t.Name}
	case lacks != "":
		return failure{text: "interface conversion: " + dynamicName(x) + " is not " + t.Name + ": missing method " + lacks}
	}
	text := "interface conversion: " + inter + " is " + dynamicName(x) + ", not " + t.Name
	if dynamicName(x) == t.Name {
		text += " (types from different scopes)"
	}
	return failure{text: text}
}

// Normal turns what the interpreter panics with into what Go would.
func Normal(v any) any {
	switch e := v.(type) {
	case thrown:
		return e.value
	case *reflect.ValueError:
		return nilDereference()
	case string:
		if r := copied(e); r != nil {
			return r
		}
		switch {
		case strings.HasPrefix(e, "reflect: call of nil") || strings.HasPrefix(e, "reflect.Value.Call: call of nil") ||
			strings.HasPrefix(e, "reflect: function created by MakeFunc using closure returned zero Value"):
			return nilDereference()
		case strings.HasPrefix(e, "reflect.Append: slice overflow"), strings.HasPrefix(e, "reflect.Value.Grow: slice overflow"):
			return runtimeError("growslice: len out of range")
		case strings.HasPrefix(e, "reflect: Method on nil interface value"), strings.HasPrefix(e, "reflect.Value.Method: "):
			return nilDereference()
		case strings.HasPrefix(e, "reflect: slice index out of range"),
			strings.HasPrefix(e, "reflect: array index out of range"),
			strings.HasPrefix(e, "reflect: string index out of range"):
			return runtimeError("index out of range")
		}
	case runtime.Error:
		var null runtime.Error
		if errors.As(e, &null) && strings.Contains(e.Error(), "nil pointer dereference") {
			return nilDereference()
		}
	}
	return v
}

// PanicText is what Go prints after "panic: " for an uncaught value.
func PanicText(v any) string {
	switch x := v.(type) {
	case nil:
		return "nil"
	case Box:
		if s, ok := x.text("Error"); ok {
			return indented(s)
		}
		if s, ok := x.text("String"); ok {
			return indented(s)
		}
		switch r := x.value(); r.Kind() {
		case reflect.String:
			return x.T.Name + `("` + indented(r.String()) + `")`
		case reflect.Complex64, reflect.Complex128:
			return x.T.Name + string(appendPrint(nil, r.Interface()))
		case reflect.Pointer, reflect.Map, reflect.Slice, reflect.Struct, reflect.Array, reflect.Func, reflect.Chan, reflect.Interface:
			return "(" + x.T.Name + ") 0xc000012345"
		default:
			return x.T.Name + "(" + string(appendPrint(nil, r.Interface())) + ")"
		}
	case runtime.Error:
		text := x.Error()
		if strings.HasSuffix(text, "nil pointer dereference") {
			text += "\n[signal SIGSEGV: segmentation violation code=0x1 addr=0x0 pc=0x0]"
		}
		return text
	case error:
		return indented(x.Error())
	case fmt.Stringer:
		return indented(x.String())
	case string:
		return indented(x)
	case bool, int, int8, int16, int32, int64, uint, uint8, uint16, uint32, uint64, uintptr, float32, float64, complex64, complex128:
		return string(appendPrint(nil, v))
	}
	return "(" + goName(reflect.TypeOf(v)) + ") 0xc000012345"
}

// indented sets off the lines after the first, as the run time does.
func indented(s string) string { return strings.ReplaceAll(s, "\n", "\n\t") }
