package lower

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"reflect"

	"golang.org/x/tools/go/ssa"

	"galley/kernel/direct"
	"galley/kernel/rt"
)

// step writes one instruction.
func (p *plan) step(in ssa.Instruction) {
	if p.fused[in] {
		return
	}
	if pos := in.Pos(); pos.IsValid() && pos >= p.c.File.FileStart && pos <= p.c.File.FileEnd {
		p.here = pos
	}
	switch in := in.(type) {
	case *ssa.DebugRef, *ssa.Phi, *ssa.Extract:
	case *ssa.Alloc:
		p.alloc(in)
	case *ssa.Store:
		if !blank(in.Addr) {
			p.add(p.address(in.Addr, in).Store(p.typ(in.Val), p.slot(in.Val)))
		}
	case *ssa.UnOp:
		p.unary(in)
	case *ssa.BinOp:
		p.binary(in)
	case *ssa.FieldAddr:
		if !p.paths[in] {
			p.add(p.field(in, in).Take(p.slot(in)))
		}
	case *ssa.IndexAddr:
		p.indexAddr(in)
	case *ssa.Field:
		offset := p.reflect(in.X.Type()).Field(in.Field).Offset
		p.add(direct.Move(p.typ(in), p.slot(in), p.slot(in.X)+direct.Slot(offset)))
	case *ssa.Index:
		p.index(in)
	case *ssa.Lookup:
		p.lookup(in)
	case *ssa.MapUpdate:
		p.update(in)
	case *ssa.Convert:
		p.convert(in, in.X)
	case *ssa.ChangeType:
		p.convert(in, in.X)
	case *ssa.MultiConvert:
		p.convert(in, in.X)
	case *ssa.SliceToArrayPointer:
		p.note(in)
		from, to := p.reflect(in.X.Type()), p.reflect(in.Type())
		p.add(direct.Native(p.m.SliceToArray(from, to), p.operands([]ssa.Value{in.X}), []direct.Slot{p.slot(in)}))
	case *ssa.ChangeInterface:
		p.changeInterface(in)
	case *ssa.MakeInterface:
		p.makeInterface(in)
	case *ssa.TypeAssert:
		p.assert(in)
	case *ssa.MakeClosure:
		if !calledOnly(in) {
			p.add(direct.Closure(p.planned(in.Fn.(*ssa.Function)), p.reflect(in.Type()), p.slot(in), p.operands(in.Bindings)))
		}
	case *ssa.MakeSlice:
		p.makeSlice(in, in.Len, in.Cap)
	case *ssa.MakeMap:
		p.add(direct.MakeMap(p.typ(in), p.slot(in)))
	case *ssa.MakeChan:
		p.note(in)
		p.add(direct.Native(p.m.MakeChan(p.reflect(in.Type())), []direct.Slot{p.integer(in.Size)}, []direct.Slot{p.slot(in)}))
	case *ssa.Slice:
		p.slice(in)
	case *ssa.Range:
		if r := p.reflect(in.X.Type()); r.Kind() == reflect.String {
			p.add(direct.RangeString(p.slot(in), p.slot(in.X)))
		} else {
			p.add(direct.RangeMap(direct.TypeOf(r), p.slot(in), p.slot(in.X)))
		}
	case *ssa.Next:
		out := p.wanted(in, 3)
		if in.IsString {
			p.add(direct.NextString(p.slot(in.Iter), out))
		} else {
			r := p.reflect(in.Iter.(*ssa.Range).X.Type())
			p.add(direct.NextMap(p.slot(in.Iter), direct.TypeOf(r.Key()), direct.TypeOf(r.Elem()), out))
		}
	case *ssa.Select:
		p.selects(in)
	case *ssa.Send:
		p.note(in)
		r := p.reflect(in.Chan.Type())
		p.add(direct.Native(p.m.Send(r, r.Elem()), p.operands([]ssa.Value{in.Chan, in.X}), nil))
		p.marked = 0
	case *ssa.Call:
		p.call(in)
	case *ssa.Defer:
		p.deferred(in)
	case *ssa.Go:
		p.note(in)
		call, _ := p.later(&in.Call, in)
		p.add(p.f.Spawned(call, direct.Spawn(p.m)))
	case *ssa.RunDefers:
		p.settle(in)
		p.add(direct.RunDeferred(p.f.Deferred))
	case *ssa.Panic:
		p.panics(in)
	case *ssa.Return:
		p.returns(in)
	case *ssa.Jump:
		p.jump(in)
	case *ssa.If:
		p.branch(in)
	default:
		p.refuse("construct", in.Pos(), fmt.Sprintf("%T", in))
		panic(refused{})
	}
}

// alloc makes a variable.
func (p *plan) alloc(in *ssa.Alloc) {
	if in.Comment == "makeslice" {
		return // see slice
	}
	t := direct.TypeOf(p.reflect(elem(in.Type())))
	if p.cells[in] {
		p.add(direct.Zero(t, p.cell(in)))
		return
	}
	p.add(direct.New(t, p.slot(in)))
}

// cell is the place of a variable of the frame.
func (p *plan) cell(in *ssa.Alloc) direct.Slot {
	s, ok := p.slots[in]
	if !ok {
		s = p.f.Slot(direct.TypeOf(p.reflect(elem(in.Type()))))
		p.slots[in] = s
	}
	return s
}

// unary writes a unary operation: a load, a receive, a negation.
func (p *plan) unary(in *ssa.UnOp) {
	switch in.Op {
	case token.MUL:
		if len(uses(in)) == 0 {
			for _, r := range *in.Referrers() {
				if d, ok := r.(*ssa.DebugRef); ok && p.unread[ast.Unparen(d.Expr)] {
					return
				}
			}
		}
		p.add(p.address(in.X, in).Load(p.typ(in), p.slot(in)))
	case token.ARROW:
		p.note(in)
		r := p.reflect(in.X.Type())
		out := []direct.Slot{0}
		if in.CommaOk {
			out = p.wanted(in, 2)
		} else {
			out[0] = p.slot(in)
		}
		p.add(direct.Native(p.m.Receive(r, r.Elem(), in.CommaOk), p.operands([]ssa.Value{in.X}), out))
		p.marked = 0
	case token.NOT:
		p.add(direct.Not(p.slot(in), p.slot(in.X)))
	case token.XOR:
		p.add(direct.Flip(p.typ(in).Size, p.slot(in), p.slot(in.X)))
	case token.SUB:
		p.add(direct.Negate(p.reflect(in.Type()).Kind(), p.slot(in), p.slot(in.X)))
	default:
		p.refuse("construct", in.Pos(), in.String())
		panic(refused{})
	}
}

// binary writes a binary operation.
func (p *plan) binary(in *ssa.BinOp) {
	r := p.reflect(in.X.Type())
	k := r.Kind()
	integer := k >= reflect.Int && k <= reflect.Uintptr
	z, x, y := p.slot(in), p.slot(in.X), p.slot(in.Y)
	switch in.Op {
	case token.EQL, token.NEQ:
		p.equality(in, r)
	case token.LSS, token.LEQ, token.GTR, token.GEQ:
		if branchedOn(in) && direct.IfCompare(k, in.Op, x, y, 0, 0) != nil {
			p.late[in] = true
			return
		}
		p.add(direct.Compare(k, in.Op, z, x, y))
	case token.SHL, token.SHR:
		p.add(direct.Shift(k, p.reflect(in.Y.Type()).Kind(), in.Op, z, x, y, p.fault(in)))
	case token.QUO, token.REM:
		if integer {
			p.add(direct.Divide(k, in.Op, z, x, y, p.fault(in)))
			return
		}
		p.add(direct.Arith(k, in.Op, z, x, y))
	default:
		p.add(direct.Arith(k, in.Op, z, x, y))
	}
}

// equality writes == and !=.
func (p *plan) equality(in *ssa.BinOp, r reflect.Type) {
	isNil := func(v ssa.Value) bool {
		c, ok := v.(*ssa.Const)
		return ok && c.Value == nil
	}
	z, x, y := p.slot(in), p.slot(in.X), p.slot(in.Y)
	k := r.Kind()
	if nilable(k) && (isNil(in.X) || isNil(in.Y)) {
		if isNil(in.X) && !isNil(in.Y) {
			x = y
		}
		p.add(direct.Nil(in.Op, z, x))
		return
	}
	switch {
	case k == reflect.Interface:
		p.note(in)
		p.add(direct.EqualAny(p.m, in.Op, z, x, y, p.typ(in.X), p.typ(in.Y)))
	case k == reflect.Struct || k == reflect.Array:
		p.note(in)
		p.add(direct.EqualBy(p.m, p.m.Type(in.X.Type()), in.Op, z, x, y))
	case branchedOn(in) && direct.IfCompare(k, in.Op, x, y, 0, 0) != nil:
		p.late[in] = true
	default:
		p.add(direct.Compare(k, in.Op, z, x, y))
	}
}

// convert writes a conversion.
func (p *plan) convert(in, x ssa.Value) {
	from, to := p.reflect(x.Type()), p.reflect(in.Type())
	z, s := p.slot(in), p.slot(x)
	if from == to || from.Kind() == to.Kind() && from.Kind() != reflect.Interface && from.Size() == to.Size() {
		p.add(direct.Move(direct.TypeOf(to), z, s))
		return
	}
	if step := direct.Convert(to.Kind(), from.Kind(), z, s); step != nil {
		p.add(step)
		return
	}
	p.add(direct.ConvertAny(p.m, direct.TypeOf(to), direct.TypeOf(from), z, s))
}

// selects writes a select statement.
func (p *plan) selects(in *ssa.Select) {
	p.note(in)
	var cases []rt.SelectCase
	var args []direct.Slot
	for _, s := range in.States {
		r := p.reflect(s.Chan.Type())
		cases = append(cases, rt.SelectCase{Chan: r, Send: s.Dir == types.SendOnly, Elem: r.Elem()})
		args = append(args, p.slot(s.Chan))
		if s.Dir == types.SendOnly {
			args = append(args, p.slot(s.Send))
		}
	}
	p.add(direct.Native(p.m.Select(cases, in.Blocking), args, p.wanted(in, in.Type().(*types.Tuple).Len())))
	p.marked = 0
}
