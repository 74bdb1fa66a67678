package lower

import (
	"go/constant"
	"reflect"
	"unsafe"

	"golang.org/x/tools/go/ssa"

	"galley/kernel/direct"
	"galley/kernel/rt"
)

func constantInt(n int64) constant.Value { return constant.MakeInt64(n) }

// builtinStep is the step that calls a built-in; out has a place for its result, if it has one.
func (p *plan) builtinStep(c *ssa.CallCommon, f *ssa.Builtin, out []direct.Slot, in ssa.Instruction) direct.Step {
	args := c.Args
	ts, ss := make([]*direct.Type, len(args)), p.operands(args)
	for i, a := range args {
		ts[i] = p.typ(a)
	}
	var z direct.Slot
	if len(out) > 0 {
		z = out[0]
	}
	// general works on the operands as reflect.Values.
	general := func(result *direct.Type, run func(v []reflect.Value) reflect.Value) direct.Step {
		return func(fp unsafe.Pointer) {
			v := make([]reflect.Value, len(ss))
			for i, s := range ss {
				v[i] = ts[i].Value(unsafe.Add(fp, s))
			}
			if x := run(v); z != 0 {
				result.Value(unsafe.Add(fp, z)).Set(x)
			}
		}
	}
	num := direct.TypeOf(reflect.TypeFor[int]())
	switch f.Name() {
	case "append":
		return p.appends(args, ts, ss, z, general)
	case "copy":
		if t := direct.TypeOf(ts[0].R.Elem()); !t.Pointers() && z != 0 {
			return direct.Copy(t.Size, z, ss[0], ss[1])
		}
		return general(num, func(v []reflect.Value) reflect.Value { return reflect.ValueOf(reflect.Copy(v[0], v[1])) })
	case "len":
		return general(num, func(v []reflect.Value) reflect.Value { return reflect.ValueOf(rt.Length(v[0])) })
	case "cap":
		return general(num, func(v []reflect.Value) reflect.Value { return reflect.ValueOf(rt.Capacity(v[0])) })
	case "delete":
		return general(nil, func(v []reflect.Value) reflect.Value {
			v[0].SetMapIndex(v[1], reflect.Value{})
			return reflect.Value{}
		})
	case "close":
		return general(nil, func(v []reflect.Value) reflect.Value { rt.Close(v[0]); return reflect.Value{} })
	case "clear":
		return general(nil, func(v []reflect.Value) reflect.Value { v[0].Clear(); return reflect.Value{} })
	case "min":
		return general(ts[0], func(v []reflect.Value) reflect.Value { return rt.Fold(v, rt.Min) })
	case "max":
		return general(ts[0], func(v []reflect.Value) reflect.Value { return rt.Fold(v, rt.Max) })
	case "real", "imag":
		part := reflect.TypeFor[float64]()
		if ts[0].R.Kind() == reflect.Complex64 {
			part = reflect.TypeFor[float32]()
		}
		return general(direct.TypeOf(part), func(v []reflect.Value) reflect.Value {
			if f.Name() == "real" {
				return reflect.ValueOf(real(v[0].Complex())).Convert(part)
			}
			return reflect.ValueOf(imag(v[0].Complex())).Convert(part)
		})
	case "complex":
		whole := reflect.TypeFor[complex128]()
		if ts[0].R.Kind() == reflect.Float32 {
			whole = reflect.TypeFor[complex64]()
		}
		return general(direct.TypeOf(whole), func(v []reflect.Value) reflect.Value {
			return reflect.ValueOf(complex(v[0].Float(), v[1].Float())).Convert(whole)
		})
	case "panic":
		return func(fp unsafe.Pointer) { panic(ts[0].Any(unsafe.Add(fp, ss[0]))) }
	case "recover":
		m := p.m
		return func(fp unsafe.Pointer) { m.Recover(nil) }
	case "print", "println":
		newline, m := f.Name() == "println", p.m
		descs := make([]*rt.Type, len(args))
		for i, a := range args {
			descs[i] = m.Type(a.Type())
		}
		return general(nil, func(v []reflect.Value) reflect.Value {
			xs := make([]any, len(v))
			for i := range v {
				xs[i] = rt.Printable(descs[i], v[i])
			}
			m.Print(newline, xs)
			return reflect.Value{}
		})
	}
	p.refuse("construct", in.Pos(), f.Name())
	panic(refused{})
}

// appends is the step of append.
func (p *plan) appends(args []ssa.Value, ts []*direct.Type, ss []direct.Slot, z direct.Slot,
	general func(*direct.Type, func([]reflect.Value) reflect.Value) direct.Step) direct.Step {
	if z != 0 && ts[1].R.Kind() == reflect.Slice {
		of := direct.TypeOf(ts[0].R.Elem())
		if list, ok := args[1].(*ssa.Slice); ok && p.single[list] != nil {
			return direct.AppendOne(of, z, ss[0], p.slot(p.single[list]))
		}
		if s := direct.Append(of, z, ss[0], ss[1]); s != nil {
			return s
		}
	}
	return general(ts[0], func(v []reflect.Value) reflect.Value { return rt.Append(v[0], v[1]) })
}

// list makes a list of values, or leaves it to the append that is all there is to it.
func (p *plan) list(in *ssa.Slice, l *list) {
	to := p.reflect(in.Type())
	of := direct.TypeOf(to.Elem())
	if v := l.elems[0]; len(l.elems) == 1 && v != nil && !isBoxed(p, v) && onlyAppended(in) && direct.AppendOne(of, 0, 0, 0) != nil {
		p.single[in] = v
		return
	}
	elements := make([]direct.Element, len(l.elems))
	for i, v := range l.elems {
		if v == nil {
			continue
		}
		if m, ok := v.(*ssa.MakeInterface); ok && p.fused[m] {
			t := p.m.Type(m.X.Type())
			dt := direct.TypeOf(t.R)
			e := direct.Element{From: p.slot(m.X), Type: dt}
			if of.R.NumMethod() == 0 {
				e.Boxed = direct.Boxer(t)
			} else {
				machine := p.m
				e.Put = func(dst, at unsafe.Pointer) { machine.Put(of.Value(dst), t, dt.Value(at)) }
			}
			elements[i] = e
			continue
		}
		elements[i] = direct.Element{From: p.slot(v), Type: of}
	}
	n := len(elements)
	p.add(direct.List(of, p.slot(in), elements, func(int) unsafe.Pointer { return reflect.MakeSlice(to, n, n).UnsafePointer() }))
}

func isBoxed(p *plan, v ssa.Value) bool {
	m, ok := v.(*ssa.MakeInterface)
	return ok && p.fused[m]
}

// onlyAppended reports whether a list is the second operand of one append in its block, and
// nothing else.
func onlyAppended(in *ssa.Slice) bool {
	u := uses(in)
	if len(u) != 1 {
		return false
	}
	c, ok := u[0].(*ssa.Call)
	if !ok || c.Block() != in.Block() || len(c.Call.Args) != 2 || c.Call.Args[1] != ssa.Value(in) || c.Call.Args[0] == ssa.Value(in) {
		return false
	}
	f, ok := c.Call.Value.(*ssa.Builtin)
	return ok && f.Name() == "append" && len(uses(c)) > 0
}

// makeInterface puts a value into an interface.
func (p *plan) makeInterface(in *ssa.MakeInterface) {
	t, to := p.m.Type(in.X.Type()), p.typ(in)
	z, s := p.slot(in), p.slot(in.X)
	if to.R.NumMethod() == 0 {
		p.add(direct.Box(direct.Boxer(t), z, s))
		return
	}
	p.add(direct.BoxAs(p.m, t, to, z, s))
}

// changeInterface converts between interface types.
func (p *plan) changeInterface(in *ssa.ChangeInterface) {
	from, to := p.typ(in.X), p.typ(in)
	if from == to {
		p.add(direct.Move(to, p.slot(in), p.slot(in.X)))
		return
	}
	p.add(direct.Rebox(p.m, from, to, p.slot(in), p.slot(in.X)))
}

// assert writes x.(T).
func (p *plan) assert(in *ssa.TypeAssert) {
	p.note(in)
	f := p.m.Assert(in.X.Type(), p.m.Type(in.AssertedType), in.CommaOk)
	out := []direct.Slot{0}
	if in.CommaOk {
		out = p.wanted(in, 2)
	} else {
		out[0] = p.slot(in)
	}
	p.add(direct.Native(f, p.operands([]ssa.Value{in.X}), out))
}
