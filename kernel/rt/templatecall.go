package rt

import (
	"errors"
	"fmt"
	"go/types"
	"reflect"
	"runtime"
	"text/template/parse"
)

// templateFunc is a function that a template may call.
type templateFunc struct {
	in       []jsonType // the last is a slice if it is variadic
	variadic bool
	out      []jsonType
	call     func(args []reflect.Value) []reflect.Value // with the slice spread
	outside  bool                                       // its code is compiled
}

// compiledFunc is a function of a compiled type.
func (m *Machine) compiledFunc(f reflect.Value) templateFunc {
	t := f.Type()
	tf := templateFunc{variadic: t.IsVariadic(), call: f.Call}
	if code := runtime.FuncForPC(f.Pointer()); code != nil && code.Name() != "reflect.makeFuncStub" {
		tf.outside = true
	}
	for i := range t.NumIn() {
		tf.in = append(tf.in, jsonType{nil, t.In(i)})
	}
	for i := range t.NumOut() {
		tf.out = append(tf.out, jsonType{nil, t.Out(i)})
	}
	return tf
}

// scriptFunc is a function of the script; call takes the slice of a variadic one.
func (m *Machine) scriptFunc(sig *types.Signature, call func(args []reflect.Value) []reflect.Value) templateFunc {
	tf := templateFunc{variadic: sig.Variadic(), call: call}
	for p := range sig.Params().Variables() {
		tf.in = append(tf.in, jsonTypeOf(m.lockedType(p.Type())))
	}
	for p := range sig.Results().Variables() {
		tf.out = append(tf.out, jsonTypeOf(m.lockedType(p.Type())))
	}
	if tf.variadic {
		fixed := len(tf.in) - 1
		tf.call = func(args []reflect.Value) []reflect.Value {
			rest := reflect.MakeSlice(tf.in[fixed].r, 0, len(args)-fixed)
			return call(append(append([]reflect.Value(nil), args[:fixed]...), reflect.Append(rest, args[fixed:]...)))
		}
	}
	return tf
}

// heldFunc is a function value as one that a template may call.
func (m *Machine) heldFunc(h held) templateFunc {
	if h.t == nil {
		return m.compiledFunc(h.v)
	}
	return m.scriptFunc(h.t.Go.Underlying().(*types.Signature), h.v.Call)
}

// callSpread calls a function with the arguments of a variadic one spread.
func callSpread(f reflect.Value, args []reflect.Value) []reflect.Value { return f.Call(args) }

// usable says what is wrong with a function's results.
func (f templateFunc) usable(name string) error {
	switch {
	case len(f.out) == 1, len(f.out) == 2 && f.out[1].r == errorType && f.out[1].t == nil:
		return nil
	case len(f.out) == 2:
		return fmt.Errorf("invalid function signature for %s: second return value should be error; is %s", name, f.out[1])
	}
	return fmt.Errorf("function %s has %d return values; should be 1 or 2", name, len(f.out))
}

// invoke calls a function with the arguments that the template gives.
func (e *execution) invoke(dot held, f templateFunc, n parse.Node, name string, args []parse.Node, final held) held {
	if len(args) > 0 {
		args = args[1:]
	}
	e.counted(name, args, final, len(f.in), f.variadic)
	if err := f.usable(name); err != nil {
		e.fail("%v", err)
	}
	param := func(i int) jsonType {
		if f.variadic && i >= len(f.in)-1 {
			return f.in[len(f.in)-1].elem()
		}
		return f.in[i]
	}
	var argv []reflect.Value
	for i, arg := range args {
		to := param(i)
		argv = append(argv, e.argument(dot, &to, arg).as(e.m, to))
	}
	if !final.isMissing() {
		to := param(len(argv))
		argv = append(argv, e.fitting(final, &to).as(e.m, to))
	}
	for _, v := range argv {
		if f.outside && v.Kind() == reflect.Interface {
			e.m.NoBox("the template function "+name, v.Interface())
		}
	}
	h, err := e.m.protected(Normal, func() (held, error) { return f.result(f.call(argv)) })
	if err != nil {
		e.at = n
		e.fail("error calling %s: %w", name, err)
	}
	return h
}

// result is what a function has returned.
func (f templateFunc) result(out []reflect.Value) (held, error) {
	h := held{f.out[0], out[0]}
	if len(out) == 2 && !out[1].IsNil() {
		return h, out[1].Interface().(error)
	}
	return h, nil
}

// counted fails if the number of arguments does not fit.
func (e *execution) counted(name string, args []parse.Node, final held, params int, variadic bool) {
	n := len(args)
	if !final.isMissing() {
		n++
	}
	switch {
	case variadic && n < params-1:
		e.fail("wrong number of args for %s: want at least %d got %d", name, params-1, len(args))
	case !variadic && n != params:
		e.fail("wrong number of args for %s: want %d got %d", name, params, n)
	}
}

// protected turns a panic of a function that a template calls into an error; normal is Normal
// for functions of the script, and nil for the builtins.
func (m *Machine) protected(normal func(any) any, call func() (held, error)) (h held, err error) {
	defer func() {
		r := recover()
		switch r := r.(type) {
		case nil:
			return
		case *control, templateStop:
			panic(r)
		}
		m.rethrown.Store(nil)
		x := m.Canon(r)
		if normal != nil {
			x = m.Canon(normal(r))
		}
		if b, ok := x.(Box); ok && !m.implements(b, errorType) {
			err = errors.New(m.Sprint(b))
			return
		}
		if e, ok := x.(error); ok {
			err = e
			return
		}
		err = errors.New(m.Sprintf("%v", x))
	}()
	return call()
}

// prepared is an argument of the builtins call and index, as one of type to.
func (m *Machine) prepared(h held, to jsonType) (held, error) {
	if !h.v.IsValid() {
		if !to.nilable() {
			return h, fmt.Errorf("value is nil; should be of type %s", to)
		}
		h = held{to, reflect.Zero(to.r)}
	}
	integer := func(k reflect.Kind) bool { return k >= reflect.Int && k <= reflect.Uintptr }
	switch {
	case h.assignable(m, to):
		return h, nil
	case integer(h.kind()) && integer(to.kind()):
		return held{to, h.v.Convert(to.r)}, nil
	}
	return h, fmt.Errorf("value has type %s; should be %s", h.String(), to)
}
