package rt

import (
	"go/types"
	"reflect"
)

// Wrap gives the canonical interface value of a value of type t.
func (t *Type) Wrap(v reflect.Value) any {
	if t.R.Kind() == reflect.Interface {
		return t.m.Canon(v.Interface())
	}
	if t.Plain {
		return v.Interface()
	}
	return Box{t, v.Interface()}
}

// MakeInterface returns func(value of t) dst.
func (m *Machine) MakeInterface(t *Type, dst reflect.Type) reflect.Value {
	f := reflect.FuncOf([]reflect.Type{t.R}, []reflect.Type{dst}, false)
	return reflect.MakeFunc(f, func(in []reflect.Value) []reflect.Value {
		x := t.Wrap(in[0])
		if dst == anyType {
			return []reflect.Value{ifaceValue(x, anyType)}
		}
		return []reflect.Value{m.ToIface(x, dst)}
	})
}

// ChangeInterface returns func(src) dst between interface types.
func (m *Machine) ChangeInterface(src, dst reflect.Type) reflect.Value {
	f := reflect.FuncOf([]reflect.Type{src}, []reflect.Type{dst}, false)
	return reflect.MakeFunc(f, func(in []reflect.Value) []reflect.Value {
		return []reflect.Value{m.ToIface(m.Canon(in[0].Interface()), dst)}
	})
}

// dynamicName is the name of the type in an interface value.
func dynamicName(x any) string {
	switch x := x.(type) {
	case nil:
		return "nil"
	case Box:
		return x.T.Name
	case failure:
		return x.typeName()
	}
	return goName(reflect.TypeOf(x))
}

func goName(t reflect.Type) string {
	if t == textFlagType {
		return "flag.textValue"
	}
	return t.String()
}

// is reports whether the canonical value x has the concrete type t.
func (t *Type) is(x any) bool {
	if b, ok := x.(Box); ok {
		return b.T == t
	}
	if f, ok := x.(failure); ok {
		return t.R == assertionType && f.assertion()
	}
	return t.Plain && x != nil && reflect.TypeOf(x) == t.R
}

// unwrap gives the value of x, which is of type t.
func (t *Type) unwrap(x any) reflect.Value {
	if b, ok := x.(Box); ok {
		return b.value()
	}
	if f, ok := x.(failure); ok {
		return reflect.ValueOf(t.m.assertionError(f))
	}
	return reflect.ValueOf(x)
}

// missing returns the first method of the interface type iface that x's type lacks, or "".
func (m *Machine) missing(x any, iface types.Type) string {
	i := iface.Underlying().(*types.Interface)
	if b, ok := x.(Box); ok {
		if v, ok := b.T.impl.Load(iface); ok {
			return v.(string)
		}
		name := ""
		if f, _ := types.MissingMethod(b.T.Go, i, true); f != nil {
			name = f.Name()
		}
		b.T.impl.Store(iface, name)
		return name
	}
	r := reflect.TypeOf(x)
	for k := range i.NumMethods() {
		f := i.Method(k)
		if !f.Exported() {
			return f.Name()
		}
		method, ok := r.MethodByName(f.Name())
		if !ok || !m.sameSignature(method.Type, f.Signature()) {
			return f.Name()
		}
	}
	return ""
}

// sameSignature compares a method's type, receiver first, with a signature.
func (m *Machine) sameSignature(r reflect.Type, s *types.Signature) bool {
	if r.NumIn()-1 != s.Params().Len() || r.NumOut() != s.Results().Len() || r.IsVariadic() != s.Variadic() {
		return false
	}
	for i := range s.Params().Len() {
		if !m.Type2(s.Params().At(i).Type(), r.In(i+1)) {
			return false
		}
	}
	for i := range s.Results().Len() {
		if !m.Type2(s.Results().At(i).Type(), r.Out(i)) {
			return false
		}
	}
	return true
}

// Type2 reports whether the compiled type r is the type t.
func (m *Machine) Type2(t types.Type, r reflect.Type) bool {
	d := m.lockedType(t)
	return d.Plain && d.R == r
}

// Assert returns func(src) T, or func(src) (T, bool), for x.(T).
func (m *Machine) Assert(src types.Type, t *Type, commaOK bool) reflect.Value {
	from := m.Reflect(src)
	out := []reflect.Type{t.R}
	if commaOK {
		out = append(out, reflect.TypeFor[bool]())
	}
	zero := reflect.Zero(t.R)
	yes, no := reflect.ValueOf(true), reflect.ValueOf(false)
	iface := types.IsInterface(t.Go)
	inter := m.TypeName(src)
	return reflect.MakeFunc(reflect.FuncOf([]reflect.Type{from}, out, false), func(in []reflect.Value) []reflect.Value {
		x := m.Canon(in[0].Interface())
		lacks := ""
		var ok bool
		if iface {
			if x != nil {
				lacks = m.missing(x, t.Go)
				ok = lacks == ""
			}
		} else {
			ok = t.is(x)
		}
		if ok {
			var v reflect.Value
			if iface {
				v = m.ToIface(x, t.R)
			} else {
				v = t.unwrap(x)
			}
			if commaOK {
				return []reflect.Value{v, yes}
			}
			return []reflect.Value{v}
		}
		if commaOK {
			return []reflect.Value{zero, no}
		}
		panic(assertionError(x, inter, t, lacks, iface))
	})
}

// Invoke returns func(receiver, args…) results for a call of a method through the script's
// interface type src.
func (m *Machine) Invoke(src types.Type, method *types.Func) reflect.Value {
	sig := method.Signature()
	ft := m.funcOf(sig)
	in := []reflect.Type{m.Reflect(src)}
	for i := range ft.NumIn() {
		in = append(in, ft.In(i))
	}
	var out []reflect.Type
	for i := range ft.NumOut() {
		out = append(out, ft.Out(i))
	}
	name := method.Name()
	return reflect.MakeFunc(reflect.FuncOf(in, out, false), func(args []reflect.Value) []reflect.Value {
		x := m.Canon(args[0].Interface())
		if x == nil {
			panic(nilDereference())
		}
		if b, ok := x.(Box); ok {
			f, ok := b.T.Methods[name]
			if !ok {
				panic("galley: no method " + name + " on " + b.T.Name)
			}
			args[0] = b.value()
			return f.Call(args)
		}
		f := reflect.ValueOf(x).MethodByName(name)
		if !f.IsValid() {
			panic("galley: no method " + name + " on " + goName(reflect.TypeOf(x)))
		}
		if g, ok := m.overridden(reflect.TypeOf(x), name); ok {
			args[0] = reflect.ValueOf(x)
			f, args = g, append([]reflect.Value{{}}, args...)
		}
		if sig.Variadic() {
			return f.CallSlice(args[1:])
		}
		return f.Call(args[1:])
	})
}
