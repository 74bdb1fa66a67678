package rt

import (
	"reflect"
	"strings"
)

// SamePlace returns func(p, q) bool, which compares pointers to variables without size. It
// refuses those that are equal here: of two variables they may not be.
func (m *Machine) SamePlace(p, q reflect.Type) reflect.Value {
	return reflect.MakeFunc(reflect.FuncOf([]reflect.Type{p, q}, []reflect.Type{reflect.TypeFor[bool]()}, false), func(in []reflect.Value) []reflect.Value {
		same := in[0].Pointer() == in[1].Pointer()
		if same && !in[0].IsNil() {
			m.refusePlace()
		}
		return []reflect.Value{reflect.ValueOf(same)}
	})
}

// EqualPlace is [Machine.Equal] for interfaces that hold such pointers.
func (m *Machine) EqualPlace(a, b any) bool {
	if m.Equal(a, b) {
		m.refusePlace()
	}
	return false
}

func (m *Machine) refusePlace() {
	m.refuse("place", "whether two pointers to values without size are equal")
}

// copied is the refusal for what the library panics with when a value that knows its address
// is used after it was copied; nil for other panics. The compiler may have put the copy in the
// same place.
func copied(text string) *Refusal {
	what := ""
	switch {
	case strings.HasPrefix(text, "strings: illegal use of non-zero Builder"):
		what = "a strings.Builder"
	case text == "sync.Cond is copied":
		what = "a sync.Cond"
	default:
		return nil
	}
	return &Refusal{"place", "whether " + what + " may be used that was copied"}
}
