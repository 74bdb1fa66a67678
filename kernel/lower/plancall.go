package lower

import (
	"fmt"
	"go/constant"
	"reflect"
	"strings"
	"unsafe"

	"golang.org/x/tools/go/ssa"

	"galley/kernel/direct"
	"galley/kernel/rt"
)

// call writes a call.
func (p *plan) call(in *ssa.Call) {
	if f, ok := in.Call.Value.(*ssa.Builtin); ok {
		p.builtin(in, f)
		return
	}
	if f := in.Call.StaticCallee(); f != nil && p.compiled(f) && f.Name() == "init" && f.Signature.Recv() == nil && f.Object() == nil {
		return // a compiled package has been initialised
	}
	p.note(in)
	p.guardStep(&in.Call)
	p.add(p.callStep(&in.Call, p.results(in), in))
	p.marked = 0
}

// guardStep checks operands that may hold values of the script's types: see suspects.
func (p *plan) guardStep(c *ssa.CallCommon) {
	what, list := p.suspects(c)
	for _, v := range list {
		t, s, m := p.typ(v), p.slot(v), p.m
		p.add(func(fp unsafe.Pointer) { m.NoBox(what, t.Value(unsafe.Add(fp, s)).Interface()) })
	}
}

// results gives the places of a call's results.
func (p *plan) results(in *ssa.Call) []direct.Slot {
	switch n := in.Call.Signature().Results().Len(); {
	case n == 0:
		return nil
	case n == 1 && len(uses(in)) == 0:
		return []direct.Slot{0}
	case n == 1:
		return []direct.Slot{p.slot(in)}
	default:
		return p.wanted(in, n)
	}
}

// callStep is the step that makes a call.
func (p *plan) callStep(c *ssa.CallCommon, out []direct.Slot, in ssa.Instruction) direct.Step {
	args := p.operands(c.Args)
	if c.IsInvoke() {
		return p.invoke(c, args, out, in)
	}
	switch fn := c.Value.(type) {
	case *ssa.MakeClosure:
		return direct.Call(p.planned(fn.Fn.(*ssa.Function)), args, p.operands(fn.Bindings), out)
	case *ssa.Function:
		if !p.compiled(fn) {
			return direct.Call(p.planned(fn), args, nil, out)
		}
		return p.nativeCall(fn, args, out, in)
	}
	return direct.Dynamic(p.reflect(c.Value.Type()), p.slot(c.Value), args, out, p.fault(in))
}

// invoke calls a method of an interface.
func (p *plan) invoke(c *ssa.CallCommon, args, out []direct.Slot, in ssa.Instruction) direct.Step {
	r := p.reflect(c.Value.Type())
	recv := p.slot(c.Value)
	if r.NumMethod() > 0 {
		method, _ := r.MethodByName(c.Method.Name())
		return direct.Invoke(direct.TypeOf(r), method, recv, args, out, p.fault(in))
	}
	f := p.m.Invoke(c.Value.Type(), c.Method)
	return direct.Native(f, append([]direct.Slot{recv}, args...), out)
}

// nativeCall calls a compiled function or method.
func (p *plan) nativeCall(fn *ssa.Function, args, out []direct.Slot, in ssa.Instruction) direct.Step {
	recv := fn.Signature.Recv()
	if recv == nil {
		return direct.Native(p.native(fn), args, out)
	}
	if fn.Origin() != nil && fn.Origin() != fn || fn.Signature.RecvTypeParams() != nil {
		p.refuse("generic", in.Pos(), "the method "+fn.Name()+" of "+recv.Type().String())
		panic(refused{})
	}
	if f, ok := p.methodOverride(fn); ok {
		return direct.Native(f, args, out)
	}
	r := p.reflect(recv.Type())
	method, ok := r.MethodByName(fn.Name())
	if !ok {
		p.refuse("name", in.Pos(), recv.Type().String()+"."+fn.Name())
		panic(refused{})
	}
	call := direct.Native(method.Func, args, out)
	if fn.Object() != nil && fn.Object().Pkg() != nil && fn.Object().Pkg().Path() == "sync" {
		switch fn.Name() {
		case "Lock", "RLock", "Wait":
			m := p.m
			return func(fp unsafe.Pointer) {
				m.Block()
				call(fp)
				m.Unblock()
			}
		}
	}
	return call
}

// calledOnly reports whether a closure is called where it is made known, and never a value.
func calledOnly(in *ssa.MakeClosure) bool {
	for _, u := range uses(in) {
		var c *ssa.CallCommon
		switch u := u.(type) {
		case *ssa.Call:
			c = &u.Call
		case *ssa.Defer:
			c = &u.Call
		case *ssa.Go:
			c = &u.Call
		default:
			return false
		}
		if c.Value != ssa.Value(in) {
			return false
		}
		for _, a := range c.Args {
			if a == ssa.Value(in) {
				return false
			}
		}
	}
	return true
}

// later is the step that makes a call some time after its operands were computed. recovers
// tells that the function called may itself call recover.
func (p *plan) later(c *ssa.CallCommon, in ssa.Instruction) (call direct.Step, recovers bool) {
	recovers = true
	if fn := c.StaticCallee(); fn != nil {
		recovers = !p.compiled(fn) && callsRecover(fn)
	}
	if c.IsInvoke() {
		recovers = true
		p.add(direct.CheckNil(p.slot(c.Value), p.fault(in)))
	}
	if f, ok := c.Value.(*ssa.Builtin); ok {
		out := make([]direct.Slot, c.Signature().Results().Len())
		return p.builtinStep(c, f, out, in), false
	}
	return p.callStep(c, make([]direct.Slot, c.Signature().Results().Len()), in), recovers
}

// deferred writes a defer.
func (p *plan) deferred(in *ssa.Defer) {
	p.note(in)
	call, recovers := p.later(&in.Call, in)
	frame := p.f.Deferred
	if in.DeferStack != nil {
		frame = p.slot(in.DeferStack)
	}
	p.add(p.f.Later(call, func(fp unsafe.Pointer, later func()) {
		to := *(**rt.Frame)(unsafe.Add(fp, frame))
		if recovers {
			to.Defer(later)
		} else {
			to.DeferPlain(later)
		}
	}))
}

// builtin writes a call of a built-in function.
func (p *plan) builtin(in *ssa.Call, f *ssa.Builtin) {
	args := in.Call.Args
	switch f.Name() {
	case "ssa:deferstack":
		p.add(direct.Move(p.typ(in), p.slot(in), p.f.Deferred))
		return
	case "ssa:wrapnilchk":
		recv, method := constant.StringVal(args[1].(*ssa.Const).Value), constant.StringVal(args[2].(*ssa.Const).Value)
		text := fmt.Sprintf("value method %s.%s called using nil *%s pointer", recv, method, recv[strings.LastIndex(recv, ".")+1:])
		x, t, z, mark, m := p.slot(args[0]), p.typ(in), p.slot(in), p.mark(in.Pos()), p.m
		p.add(func(fp unsafe.Pointer) {
			if *(*unsafe.Pointer)(unsafe.Add(fp, x)) == nil {
				if mark != 0 {
					m.Mark = mark
				}
				rt.PanicPlain(text)
			}
		})
		p.add(direct.Move(t, z, x))
		return
	case "recover":
		z := p.slot(in)
		rec, m := p.rec, p.m
		p.add(func(fp unsafe.Pointer) {
			*(*any)(unsafe.Add(fp, z)) = m.Recover(*(**rt.Panic)(unsafe.Add(fp, rec)))
		})
		return
	case "len", "cap":
		if p.length(in, f.Name() == "len") {
			return
		}
	}
	p.note(in)
	out := []direct.Slot{}
	if in.Call.Signature().Results().Len() > 0 {
		out = append(out, p.slot(in))
	}
	p.add(p.builtinStep(&in.Call, f, out, in))
}

// length writes len or cap of what keeps it in its value.
func (p *plan) length(in *ssa.Call, isLen bool) bool {
	x := in.Call.Args[0]
	z, s, t := p.slot(in), p.slot(x), p.typ(x)
	switch k := t.R.Kind(); {
	case isLen && (k == reflect.String || k == reflect.Slice):
		p.add(direct.Length(z, s))
	case isLen && k == reflect.Map:
		p.add(direct.MapLength(z, s, t))
	case k == reflect.Slice:
		p.add(direct.Capacity(z, s))
	default:
		return false
	}
	return true
}
