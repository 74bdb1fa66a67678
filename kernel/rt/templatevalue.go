package rt

import (
	"fmt"
	"go/types"
	"reflect"
)

// held is a value in a template, with its type: of the script, or compiled.
type held struct {
	jsonType
	v reflect.Value // not valid: no value
}

// missing stands for the argument that a command without one before it does not get.
type missing struct{}

var noFinal = compiledValue(reflect.ValueOf(missing{}))

func (h held) isMissing() bool { return h.v.IsValid() && h.r == reflect.TypeFor[missing]() }

func compiledValue(v reflect.Value) held {
	if !v.IsValid() {
		return held{}
	}
	return held{jsonType{nil, v.Type()}, v}
}

// heldIn is what the canonical value x holds.
func (m *Machine) heldIn(x any) held {
	x = m.Canon(x)
	if x == nil {
		return held{}
	}
	if b, ok := x.(Box); ok {
		return held{jsonTypeOf(b.T), b.value()}
	}
	return compiledValue(reflect.ValueOf(x))
}

// kind is Invalid for no value.
func (h held) kind() reflect.Kind { return h.v.Kind() }

// inside is what an interface or pointer leads to.
func (h held) inside(m *Machine) held {
	if h.v.Kind() == reflect.Pointer {
		return held{h.elem(), h.v.Elem()}
	}
	if h.v.IsNil() {
		return held{}
	}
	return m.heldIn(h.v.Interface())
}

// indirect follows pointers and interfaces to their end, or to the nil that ends them.
func (m *Machine) indirect(h held) (end held, isNil bool) {
	for h.kind() == reflect.Pointer || h.kind() == reflect.Interface {
		if h.v.IsNil() {
			return h, true
		}
		h = h.inside(m)
	}
	return h, false
}

// dynamic is what an interface holds, and else the value itself.
func (m *Machine) dynamic(h held) held {
	if h.kind() == reflect.Interface {
		return h.inside(m)
	}
	return h
}

// canon is the value as an interface of the script holds it.
func (h held) canon(m *Machine) any {
	switch {
	case !h.v.IsValid():
		return nil
	case h.kind() == reflect.Interface:
		return m.Canon(h.v.Interface())
	case h.t != nil:
		return h.t.Wrap(h.v)
	}
	return h.v.Interface()
}

// shown is the value as package fmt prints a reflect.Value.
func (h held) shown(m *Machine) any {
	if !h.v.IsValid() {
		return "<invalid reflect.Value>"
	}
	return h.canon(m)
}

// addressed is a pointer to the value.
func (h held) addressed() held { return held{h.pointer(), h.v.Addr()} }

func (j jsonType) isInterface() bool { return j.kind() == reflect.Interface }

// implements tells whether values of type j, no interface, have the methods of a compiled
// interface type.
func (j jsonType) implements(m *Machine, r reflect.Type) bool {
	if j.t != nil {
		return m.implements(Box{T: j.t}, r)
	}
	return j.r.Implements(r)
}

// assignable tells whether a value of type j may be assigned to one of type to.
func (j jsonType) assignable(m *Machine, to jsonType) bool {
	switch {
	case j == to:
		return true
	case to.isInterface() && to.methodless():
		return true
	case to.isInterface() && j.isInterface():
		switch {
		case j.t != nil && to.t != nil:
			return types.AssignableTo(j.t.Go, to.t.Go)
		case j.t == nil && to.t == nil:
			return j.r.AssignableTo(to.r)
		}
		return false
	case to.isInterface() && to.t == nil:
		return j.implements(m, to.r)
	case to.isInterface() && j.t != nil:
		return m.missing(Box{T: j.t}, to.t.Go) == ""
	case to.isInterface():
		return m.missing(reflect.Zero(j.r).Interface(), to.t.Go) == ""
	case j.t != nil && to.t != nil:
		return types.AssignableTo(j.t.Go, to.t.Go)
	case j.t != nil:
		return j.t.underlies(to.r)
	case to.t != nil:
		return to.t.underlies(j.r)
	}
	return j.r.AssignableTo(to.r)
}

// underlies tells whether the compiled type r has no name and is the underlying type of t.
func (t *Type) underlies(r reflect.Type) bool {
	if r.Name() != "" {
		return false
	}
	u := t.m.lockedType(t.Go.Underlying())
	return u.Plain && u.R == r
}

// as is the value ready to be passed as one of type to, to which it is assignable.
func (h held) as(m *Machine, to jsonType) reflect.Value {
	switch {
	case to.isInterface() && to.t == nil:
		return m.ToIface(h.canon(m), to.r)
	case to.isInterface():
		return ifaceValue(h.canon(m), to.r)
	case h.v.Type() != to.r:
		return h.v.Convert(to.r)
	}
	return h.v
}

// printable is what printing the value prints; ok is false if a template cannot print it.
func (m *Machine) printable(h held) (x any, ok bool) {
	if h.kind() == reflect.Pointer {
		h, _ = m.indirect(h)
	}
	if !h.v.IsValid() {
		return "<no value>", true
	}
	says := func(j jsonType) bool {
		if j.isInterface() {
			if j.t == nil {
				return j.r.Implements(errorType) || j.r.Implements(stringerType)
			}
			return types.Implements(j.t.Go, errorGo.Underlying().(*types.Interface)) || types.Implements(j.t.Go, stringerGo)
		}
		return j.implements(m, errorType) || j.implements(m, stringerType)
	}
	if !says(h.jsonType) {
		if h.v.CanAddr() && says(h.pointer()) {
			h = h.addressed()
		} else if k := h.kind(); k == reflect.Chan || k == reflect.Func {
			return nil, false
		}
	}
	return h.canon(m), true
}

var (
	stringerType = reflect.TypeFor[fmt.Stringer]()
	stringerGo   = newJSONMethod(stringerType, nil, types.Typ[types.String]).i
)
