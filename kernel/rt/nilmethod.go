package rt

import (
	"go/types"
	"reflect"
)

// NilMethod tells what the compiler says when a method with a value receiver is called on a
// nil pointer in an interface.
type NilMethod int

const (
	NilWrapped NilMethod = iota // that the value method was called using a nil pointer
	NilSeen                     // that a nil pointer was dereferenced: it sees which method it is
	NilUnknown                  // one of these
)

// nilMethod fails as the compiler does if x is such a pointer, unless the method's own
// wrapper does.
func (m *Machine) nilMethod(x any, name string, how NilMethod) {
	b, ok := x.(Box)
	if !ok {
		m.nilCompiled(reflect.ValueOf(x), name, how)
		return
	}
	if how == NilWrapped || b.T.R.Kind() != reflect.Pointer || !b.value().IsNil() {
		return
	}
	obj, index, _ := types.LookupFieldOrMethod(b.T.Go, false, m.pkg, name)
	f, ok := obj.(*types.Func)
	if !ok || len(index) != 1 || f.Signature().Recv() == nil {
		return
	}
	if _, pointer := f.Signature().Recv().Type().Underlying().(*types.Pointer); pointer {
		return
	}
	if how == NilSeen {
		panic(nilDereference())
	}
	m.refuse("nilmethod", "the message of calling "+name+" on a nil "+b.T.Name)
}

// nilCompiled is nilMethod for a pointer to a compiled type.
func (m *Machine) nilCompiled(x reflect.Value, name string, how NilMethod) {
	if how == NilWrapped || x.Kind() != reflect.Pointer || !x.IsNil() {
		return
	}
	if _, ofValue := x.Type().Elem().MethodByName(name); !ofValue {
		return
	}
	if how == NilSeen {
		panic(nilDereference())
	}
	m.refuse("nilmethod", "the message of calling "+name+" on a nil "+x.Type().String())
}

// CheckMethod returns func(interface value) that fails where calling a method would.
func (m *Machine) CheckMethod(t reflect.Type, name string, how NilMethod) reflect.Value {
	return reflect.MakeFunc(reflect.FuncOf([]reflect.Type{t}, nil, false), func(in []reflect.Value) []reflect.Value {
		if !in[0].IsNil() {
			m.nilMethod(m.Canon(in[0].Interface()), name, how)
		}
		return nil
	})
}
