package direct

import (
	"reflect"
	"sync"
	"unsafe"
)

// boundType is how a function's free variables are kept in its closures.
type boundType struct {
	once    sync.Once
	t       *Type
	offsets []uintptr
}

// closure is a function with its free variables.
type closure struct {
	f    *Func
	kept unsafe.Pointer // of f.bound.t
}

// prepare finds the type that keeps the free variables.
func (f *Func) prepare() {
	f.bound.once.Do(func() {
		if len(f.Free) == 0 {
			return
		}
		var l layout
		for _, v := range f.Free {
			f.bound.offsets = append(f.bound.offsets, uintptr(l.field(v.Type.R)))
		}
		f.bound.t = TypeOf(reflect.StructOf(l.fields))
	})
}

// begin gives a frame for a call of the closure from compiled code.
func (c *closure) begin() (th *thread, fp unsafe.Pointer) {
	th = c.f.p.enter()
	fp = c.f.frame(th)
	for i, v := range c.f.Free {
		v.Type.copy(unsafe.Add(fp, v.Slot), unsafe.Add(c.kept, c.f.bound.offsets[i]))
	}
	return th, fp
}

func (c *closure) end(th *thread, fp unsafe.Pointer) {
	c.f.release(th, fp)
	c.f.p.leave(th)
}

// Closure puts a function value into the frame: f with its free variables as they are at
// free. t is the function's type.
func Closure(f *Func, t reflect.Type, z Slot, free []Slot) Step {
	make := maker(t)
	return func(fp unsafe.Pointer) {
		f.prepare()
		c := &closure{f: f}
		if len(free) > 0 {
			c.kept = f.bound.t.New()
			for i, v := range f.Free {
				v.Type.copy(unsafe.Add(c.kept, f.bound.offsets[i]), unsafe.Add(fp, free[i]))
			}
		}
		*(*unsafe.Pointer)(unsafe.Add(fp, z)) = make(c)
	}
}

// Value is the function as a value of type t; it has no free variables.
func (f *Func) Value(t reflect.Type) reflect.Value {
	v := reflect.New(t)
	*(*unsafe.Pointer)(v.UnsafePointer()) = maker(t)(&closure{f: f})
	return v.Elem()
}

// maker returns what makes the function value of a closure: one word.
func maker(t reflect.Type) func(c *closure) unsafe.Pointer {
	if m := shapedMaker(t); m != nil {
		return m
	}
	return func(c *closure) unsafe.Pointer {
		v := reflect.MakeFunc(t, c.call)
		p := reflect.New(t)
		p.Elem().Set(v)
		return *(*unsafe.Pointer)(p.UnsafePointer())
	}
}

// call runs the closure for package reflect.
func (c *closure) call(args []reflect.Value) []reflect.Value {
	th, fp := c.begin()
	for i, p := range c.f.Params {
		v := TypeOf(args[i].Type())
		v.Value(unsafe.Add(fp, p.Slot)).Set(args[i])
	}
	c.f.run(fp)
	out := make([]reflect.Value, len(c.f.Results))
	for i, r := range c.f.Results {
		v := reflect.New(r.Type.R)
		r.Type.copy(v.UnsafePointer(), unsafe.Add(fp, r.Slot))
		out[i] = v.Elem()
	}
	c.end(th, fp)
	return out
}
