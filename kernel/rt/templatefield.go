package rt

import (
	"go/token"
	"go/types"
	"reflect"
	"text/template/parse"
)

// field evaluates .name on a value: a method, a field, or an entry of a map.
func (e *execution) field(dot held, name string, n parse.Node, args []parse.Node, final, on held) held {
	if !on.v.IsValid() {
		if e.key == keyError {
			e.fail("nil data; no entry for key %q", name)
		}
		return held{}
	}
	typ := on.String()
	on, isNil := e.m.indirect(on)
	if on.isInterface() && isNil {
		e.fail("nil pointer evaluating %s.%s", typ, name)
	}
	receiver := on
	if on.kind() != reflect.Pointer && on.v.CanAddr() {
		receiver = on.addressed()
	}
	if f, ok := e.m.methodOf(receiver, name); ok {
		return e.invoke(dot, f, n, name, args, final)
	}
	hasArgs := len(args) > 1 || !final.isMissing()
	switch on.kind() {
	case reflect.Struct:
		path, ok := on.fieldPath(name)
		if !ok {
			break
		}
		h, fault := on.follow(path)
		switch {
		case !token.IsExported(name):
			e.fail("%s is an unexported field of struct type %s", name, typ)
		case fault != "":
			e.fail("%v", fault)
		case hasArgs:
			e.fail("%s has arguments but cannot be invoked as function", name)
		}
		return h
	case reflect.Map:
		if !stringJSON.assignable(e.m, on.key()) {
			break
		}
		if hasArgs {
			e.fail("%s is not a method but has arguments", name)
		}
		if x := on.v.MapIndex(reflect.ValueOf(name)); x.IsValid() {
			return held{on.elem(), x}
		}
		switch e.key {
		case keyZero:
			return held{on.elem(), reflect.Zero(on.elem().r)}
		case keyError:
			e.fail("map has no entry for key %q", name)
		}
		return held{}
	case reflect.Pointer:
		if to := on.elem(); to.kind() == reflect.Struct {
			if _, ok := (held{to, reflect.Zero(to.r)}).fieldPath(name); !ok {
				break
			}
		}
		e.fail("nil pointer evaluating %s.%s", typ, name)
	}
	e.fail("can't evaluate field %s in type %s", name, typ)
	return held{}
}

var (
	stringJSON = jsonType{nil, reflect.TypeFor[string]()}
	anyJSON    = jsonType{nil, anyType}
)

// fieldPath finds a field of a struct, also one of an embedded struct: the shallowest of the
// name, if there is one such.
func (h held) fieldPath(name string) (path []jsonStep, ok bool) {
	type place struct {
		typ  jsonType
		path []jsonStep
	}
	level, done := []place{{typ: h.jsonType}}, map[jsonType]bool{}
	for len(level) > 0 {
		var next []place
		count := map[jsonType]int{}
		found := 0
		for _, at := range level {
			count[at.typ]++
			if done[at.typ] {
				continue
			}
			for _, f := range at.typ.members() {
				step := append(append([]jsonStep(nil), at.path...), f.jsonStep)
				if f.name == name {
					found++
					path = step
				}
				inner := f.typ
				if inner.kind() == reflect.Pointer {
					inner = inner.elem()
				}
				if f.embedded && inner.kind() == reflect.Struct {
					next = append(next, place{inner, step})
				}
			}
		}
		if found > 0 {
			return path, found == 1
		}
		for _, at := range level {
			done[at.typ] = true
		}
		level = next
	}
	return nil, false
}

// follow gives the field at the end of a path, or says what is in the way.
func (h held) follow(path []jsonStep) (field held, fault string) {
	for i, step := range path {
		if i > 0 && h.kind() == reflect.Pointer {
			if h.v.IsNil() {
				return h, "reflect: indirection through nil pointer to embedded struct field " + h.elem().name()
			}
			h = held{h.elem(), h.v.Elem()}
		}
		h = held{step.typ, h.v.Field(step.index)}
	}
	return h, ""
}

// methodOf finds a method of a value, bound to it.
func (m *Machine) methodOf(h held, name string) (f templateFunc, ok bool) {
	if !token.IsExported(name) {
		return f, false
	}
	if h.t == nil {
		method := h.v.MethodByName(name)
		if !method.IsValid() {
			return f, false
		}
		f = m.compiledFunc(method)
		if g, ok := m.overridden(h.r, name); ok {
			f.call = func(args []reflect.Value) []reflect.Value {
				return callSpread(g, append([]reflect.Value{h.v}, args...))
			}
		}
		return f, true
	}
	if h.isInterface() {
		return f, false
	}
	obj, _, _ := types.LookupFieldOrMethod(h.t.Go, false, m.pkg, name)
	fn, ok := obj.(*types.Func)
	if !ok {
		return f, false
	}
	method, ok := h.t.Methods[name]
	if !ok {
		m.refuse("boxed", "template.Execute calling "+name+" of "+h.t.Name)
	}
	return m.scriptFunc(fn.Signature(), func(args []reflect.Value) []reflect.Value {
		return method.Call(append([]reflect.Value{h.v}, args...))
	}), true
}
