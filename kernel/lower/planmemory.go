package lower

import (
	"go/types"
	"reflect"
	"unsafe"

	"golang.org/x/tools/go/ssa"

	"galley/kernel/direct"
)

// address is the variable, field or element that the address v points to, used by in.
func (p *plan) address(v ssa.Value, in ssa.Instruction) direct.Address {
	switch v := v.(type) {
	case *ssa.Global:
		return direct.Fixed(p.variableOf(v))
	case *ssa.Alloc:
		if p.cells[v] {
			return direct.InFrame(p.cell(v))
		}
	case *ssa.FieldAddr:
		if p.paths[v] {
			return p.field(v, in)
		}
	case *ssa.IndexAddr:
		if p.paths[v] {
			return p.element(v, in)
		}
	}
	return direct.Behind(p.slot(v), p.fault(in))
}

// field is the field that v is the address of.
func (p *plan) field(v *ssa.FieldAddr, in ssa.Instruction) direct.Address {
	r := p.reflect(elem(v.X.Type()))
	return p.address(v.X, in).Plus(r.Field(v.Field).Offset)
}

// element is the element that v is the address of.
func (p *plan) element(v *ssa.IndexAddr, in ssa.Instruction) direct.Address {
	if _, ok := v.X.Type().Underlying().(*types.Slice); ok {
		size := p.reflect(v.X.Type()).Elem().Size()
		return direct.ElementOf(p.slot(v.X), p.integer(v.Index), size, isUnsigned(v.Index), p.fault(v))
	}
	size := p.reflect(elem(v.X.Type())).Elem().Size()
	array := p.address(v.X, in)
	if c, ok := v.Index.(*ssa.Const); ok {
		return array.Plus(uintptr(c.Int64()) * size)
	}
	return array.Element(p.integer(v.Index), size)
}

// indexAddr checks an index and, where it must, computes the element's address.
func (p *plan) indexAddr(in *ssa.IndexAddr) {
	_, isSlice := in.X.Type().Underlying().(*types.Slice)
	if !p.paths[in] {
		if !isSlice {
			p.checkIndex(in.X, in.Index, in)
		}
		p.add(p.element(in, in).Take(p.slot(in)))
		return
	}
	if isSlice && p.next != nil && len(uses(in)) == 1 {
		switch next := p.next.(type) {
		case *ssa.UnOp:
			if next.X == ssa.Value(in) {
				return // checked as it is read
			}
		case *ssa.Store:
			if next.Addr == ssa.Value(in) {
				return
			}
		}
	}
	p.checkIndex(in.X, in.Index, in)
}

// checkIndex fails as Go does when an index is out of range.
func (p *plan) checkIndex(x, index ssa.Value, in ssa.Instruction) {
	n := int64(-1)
	switch t := x.Type().Underlying().(type) {
	case *types.Array:
		n = t.Len()
	case *types.Pointer:
		n = t.Elem().Underlying().(*types.Array).Len()
	}
	if _, ok := index.(*ssa.Const); ok && n >= 0 {
		return // checked by the compiler
	}
	if inRange(x, index) {
		return
	}
	if n >= 0 {
		p.add(direct.CheckIndex(p.integer(index), int(n), isUnsigned(index), p.fault(in)))
		return
	}
	p.add(direct.CheckLength(p.integer(index), p.slot(x), isUnsigned(index), p.fault(in)))
}

func isUnsigned(v ssa.Value) bool {
	t, ok := v.Type().Underlying().(*types.Basic)
	return ok && t.Info()&types.IsUnsigned != 0
}

// integer is the place of v as an int.
func (p *plan) integer(v ssa.Value) direct.Slot {
	if c, ok := v.(*ssa.Const); ok {
		return p.constant(ssa.NewConst(c.Value, types.Typ[types.Int]))
	}
	r := p.reflect(v.Type())
	if r.Size() == 8 {
		return p.slot(v)
	}
	s := p.f.Slot(direct.TypeOf(reflect.TypeFor[int]()))
	p.add(direct.Convert(reflect.Int, r.Kind(), s, p.slot(v)))
	return s
}

// index writes x[i] of a string or of an array that is no variable.
func (p *plan) index(in *ssa.Index) {
	if p.reflect(in.X.Type()).Kind() == reflect.String {
		p.add(direct.StringByte(p.slot(in), p.slot(in.X), p.integer(in.Index), isUnsigned(in.Index), p.fault(in)))
		return
	}
	p.checkIndex(in.X, in.Index, in)
	t := p.typ(in)
	p.add(direct.InFrame(p.slot(in.X)).Element(p.integer(in.Index), t.Size).Load(t, p.slot(in)))
}

// lookup writes m[k].
func (p *plan) lookup(in *ssa.Lookup) {
	p.note(in)
	t := p.reflect(in.X.Type())
	var z, ok direct.Slot
	if in.CommaOk {
		out := p.wanted(in, 2)
		z, ok = out[0], out[1]
		if z == 0 {
			z = p.part(in, 0)
		}
	} else {
		z = p.slot(in)
	}
	m, k := p.slot(in.X), p.slot(in.Index)
	s := direct.Lookup(t, z, m, k, ok)
	if s == nil {
		s = direct.LookupAny(t, z, m, k, ok)
	}
	p.add(s)
}

// update writes m[k] = v.
func (p *plan) update(in *ssa.MapUpdate) {
	p.note(in)
	t := p.reflect(in.Map.Type())
	m, k, v := p.slot(in.Map), p.slot(in.Key), p.slot(in.Value)
	if types.IsInterface(in.Map.Type().Underlying().(*types.Map).Key()) {
		kt, machine := p.typ(in.Key), p.m
		p.add(func(fp unsafe.Pointer) { machine.CheckKey(kt.Any(unsafe.Add(fp, k))) })
	}
	s := direct.Update(t, m, k, v)
	if s == nil {
		s = direct.UpdateAny(t, m, k, v)
	}
	p.add(s)
}

// makeSlice writes make([]T, n, c).
func (p *plan) makeSlice(in ssa.Value, length, room ssa.Value) {
	mark := p.mark(in.Pos())
	t := p.reflect(in.Type())
	z, n, c := p.slot(in), p.integer(length), p.integer(room)
	native := direct.Native(p.m.MakeSlice(t), []direct.Slot{n, c}, []direct.Slot{z})
	fail := p.failing(mark, native)
	if s := direct.Make(direct.TypeOf(t.Elem()), z, n, c, fail); s != nil {
		p.add(s)
		return
	}
	p.add(fail)
}

// failing is a step that may fail, with the mark for it.
func (p *plan) failing(mark int, s direct.Step) direct.Step {
	m := p.m
	return func(fp unsafe.Pointer) {
		if mark != 0 {
			m.Mark = mark
		}
		s(fp)
	}
}

// slice writes a slice expression.
func (p *plan) slice(in *ssa.Slice) {
	if l := p.lists[in]; l != nil {
		p.list(in, l)
		return
	}
	if a, ok := in.X.(*ssa.Alloc); ok && a.Comment == "makeslice" && in.High != nil {
		n := elem(a.Type()).Underlying().(*types.Array).Len()
		p.makeSlice(in, in.High, ssa.NewConst(constantInt(n), types.Typ[types.Int]))
		return
	}
	x, r := p.reflect(in.X.Type()), p.reflect(in.Type())
	z, s := p.slot(in), p.slot(in.X)
	if in.Low == nil && in.High == nil && in.Max == nil && x.Kind() != reflect.Pointer {
		p.add(direct.Move(direct.TypeOf(r), z, s))
		return
	}
	var b direct.Bounds
	given := 0
	for i, v := range []ssa.Value{in.Low, in.High, in.Max} {
		at := p.number(0)
		if v != nil {
			at = p.integer(v)
			b.Given |= 1 << i
			given |= 1 << i
			if isUnsigned(v) {
				given |= 8 << i
			}
		}
		*[]*direct.Slot{&b.Low, &b.High, &b.Max}[i] = at
	}
	fail := p.failing(p.mark(in.Pos()), direct.Native(p.m.Slice(x, r), []direct.Slot{s, b.Low, b.High, b.Max, p.number(given)}, []direct.Slot{z}))
	switch x.Kind() {
	case reflect.String:
		p.add(direct.CutString(z, s, b, fail))
	case reflect.Slice:
		p.add(direct.Cut(r.Elem().Size(), z, s, b, fail))
	default:
		whole := p.f.Slot(direct.TypeOf(r))
		p.add(direct.CheckNil(s, p.fault(in)))
		p.add(direct.WholeArray(whole, s, x.Elem().Len()))
		p.add(direct.Cut(r.Elem().Size(), z, whole, b, fail))
	}
}
