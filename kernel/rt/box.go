package rt

import (
	"fmt"
	"reflect"
)

// Box is a value of a script's type in an interface. Two Boxes are equal, by ==, when their
// types are the same and their values are equal.
//
// A Box has the methods that compiled code looks for; each calls the script's method, or
// behaves as if there were none. Type tests go through package rt, never through Go's.
type Box struct {
	T *Type
	V any // of reflect.Type T.R
}

// value is the boxed value, ready to be passed.
func (b Box) value() reflect.Value {
	v := reflect.ValueOf(b.V)
	if !v.IsValid() {
		return reflect.Zero(b.T.R) // an interface-typed R; does not happen for concrete types
	}
	return v
}

// call calls a method of the script; ok is false if there is none of that name.
func (b Box) call(name string, args ...reflect.Value) (out []reflect.Value, ok bool) {
	f, ok := b.T.Methods[name]
	if !ok {
		return nil, false
	}
	return f.Call(append([]reflect.Value{b.value()}, args...)), true
}

// Error implements error.
func (b Box) Error() string {
	if s, ok := b.text("Error"); ok {
		return s
	}
	return fmt.Sprint(b)
}

// String implements fmt.Stringer. Package fmt prints Boxes by itself; who else asks a value
// without the method (package context, which prints keys and values) prints its type.
func (b Box) String() string {
	if s, ok := b.text("String"); ok {
		return s
	}
	return b.T.Name
}

// text calls a method func() string. What calls it may recover from its panic and print it.
func (b Box) text(name string) (s string, ok bool) {
	f, ok := b.T.Methods[name]
	if !ok || f.Type().NumIn() != 1 || f.Type().NumOut() != 1 || f.Type().Out(0).Kind() != reflect.String {
		return "", false
	}
	defer passOn()
	return f.Call([]reflect.Value{b.value()})[0].String(), true
}

// Unwrap serves errors.Unwrap in compiled code.
func (b Box) Unwrap() error {
	f, ok := b.T.Methods["Unwrap"]
	if !ok || f.Type().NumIn() != 1 || f.Type().NumOut() != 1 || f.Type().Out(0) != errorType {
		return nil
	}
	err, _ := f.Call([]reflect.Value{b.value()})[0].Interface().(error)
	return err
}

// Is serves errors.Is in compiled code.
func (b Box) Is(target error) bool {
	f, ok := b.T.Methods["Is"]
	if !ok || f.Type().NumIn() != 2 || f.Type().In(1) != errorType || f.Type().NumOut() != 1 || f.Type().Out(0).Kind() != reflect.Bool {
		return false
	}
	return f.Call([]reflect.Value{b.value(), ifaceValue(target, errorType)})[0].Bool()
}

// Len serves sort.Interface.
func (b Box) Len() int {
	out, ok := b.call("Len")
	if !ok {
		return 0
	}
	return int(out[0].Int())
}

// Less serves sort.Interface.
func (b Box) Less(i, j int) bool {
	out, ok := b.call("Less", reflect.ValueOf(i), reflect.ValueOf(j))
	return ok && out[0].Bool()
}

// Swap serves sort.Interface.
func (b Box) Swap(i, j int) { b.call("Swap", reflect.ValueOf(i), reflect.ValueOf(j)) }

// Push serves heap.Interface.
func (b Box) Push(x any) { b.call("Push", ifaceValue(x, anyType)) }

// Pop serves heap.Interface.
func (b Box) Pop() any {
	out, ok := b.call("Pop")
	if !ok {
		return nil
	}
	return out[0].Interface()
}

// ifaceValue is x as a reflect.Value of interface type t, nil included.
func ifaceValue(x any, t reflect.Type) reflect.Value {
	v := reflect.New(t).Elem()
	if x != nil {
		v.Set(reflect.ValueOf(x))
	}
	return v
}
