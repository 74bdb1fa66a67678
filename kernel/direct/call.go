package direct

import (
	"reflect"
	"unsafe"
)

// Call runs another function of the program: its parameters are copied from args, its free
// variables from free, and its results to out, in the caller's frame. A slot 0 in out drops
// the result.
func Call(f *Func, args, free, out []Slot) Step {
	var in []move
	for i, a := range args {
		in = append(in, move{f.Params[i].Slot, a, f.Params[i].Type})
	}
	for i, a := range free {
		in = append(in, move{f.Free[i].Slot, a, f.Free[i].Type})
	}
	var back []move
	for i, o := range out {
		if o != 0 {
			back = append(back, move{o, f.Results[i].Slot, f.Results[i].Type})
		}
	}
	return func(fp unsafe.Pointer) {
		th := threadOf(fp)
		callee := f.frame(th)
		for i := range in {
			in[i].do(callee, fp)
		}
		f.run(callee)
		for i := range back {
			back[i].do(fp, callee)
		}
		f.release(th, callee)
	}
}

// Native calls a compiled function; a variadic one takes its last arguments as a slice.
func Native(fn reflect.Value, args, out []Slot) Step {
	if s := shaped(fn, args, out); s != nil {
		return s
	}
	t := fn.Type()
	in, res := make([]Place, len(args)), make([]Place, len(out))
	for i, a := range args {
		in[i] = Place{a, TypeOf(t.In(i))}
	}
	for i, o := range out {
		res[i] = Place{o, TypeOf(t.Out(i))}
	}
	variadic := t.IsVariadic()
	return func(fp unsafe.Pointer) { reflected(fp, fn, in, res, variadic) }
}

// reflected calls a function through package reflect.
func reflected(fp unsafe.Pointer, fn reflect.Value, in, out []Place, variadic bool) {
	var few [8]reflect.Value
	list := few[:0]
	for _, a := range in {
		list = append(list, a.Type.Value(unsafe.Add(fp, a.Slot)))
	}
	var results []reflect.Value
	if variadic {
		results = fn.CallSlice(list)
	} else {
		results = fn.Call(list)
	}
	for i, o := range out {
		if o.Slot != 0 {
			o.Type.Value(unsafe.Add(fp, o.Slot)).Set(results[i])
		}
	}
}

// Dynamic calls the function value at f, of the given type.
func Dynamic(t reflect.Type, f Slot, args, out []Slot, at Fault) Step {
	if s := shapedAt(t, f, args, out, at); s != nil {
		return s
	}
	ft := TypeOf(t)
	in, res := make([]Place, len(args)), make([]Place, len(out))
	for i, a := range args {
		in[i] = Place{a, TypeOf(t.In(i))}
	}
	for i, o := range out {
		res[i] = Place{o, TypeOf(t.Out(i))}
	}
	check := CheckNil(f, at)
	return func(fp unsafe.Pointer) {
		check(fp)
		reflected(fp, ft.Value(unsafe.Add(fp, f)), in, res, false)
	}
}

// Later gives, when run, the call that a step makes with the operands of now, to be made
// later on the same goroutine.
func (f *Func) Later(call Step, take func(fp unsafe.Pointer, later func())) Step {
	return func(fp unsafe.Pointer) {
		frame := f.snapshot(fp, threadOf(fp))
		take(fp, func() { call(frame) })
	}
}

// Spawned is Later for a call that another goroutine will make.
func (f *Func) Spawned(call Step, take func(fp unsafe.Pointer, later func())) Step {
	return func(fp unsafe.Pointer) {
		th := f.p.enter()
		frame := f.snapshot(fp, th)
		take(fp, func() {
			call(frame)
			f.p.leave(th)
		})
	}
}
