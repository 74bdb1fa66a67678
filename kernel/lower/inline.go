package lower

import (
	"go/token"
	"go/types"
	"reflect"
	"slices"

	"golang.org/x/tools/go/ssa"
)

// A value read from memory costs the interpreter a step and a variable, wherever it is
// written; giving it a name costs another of each. So a number or a string that is read once,
// soon, is written where it is used.

// inline finds those values. Registers of functions that defer keep their names: their bodies
// may be left anywhere.
func (b *body) inline() {
	if b.frame != "" {
		return
	}
	for _, block := range b.fn.Blocks {
		order, facts := block.Instrs, b.factsIn(block)
		b.intoReturn(order)
		for i, in := range order {
			switch in := in.(type) {
			case *ssa.Alloc:
				facts[i].fused = facts[i].fused || facts[i].direct && b.setAtOnce(in, order[i+1:])
			case *ssa.UnOp, *ssa.Field:
				if v := in.(ssa.Value); b.readsOnly(v) && b.reaches(v, order[i+1:]) {
					facts[i].inlined = true
				}
			}
		}
	}
}

// intoReturn finds what is computed for the return that ends a block: operations, and a call
// that comes last.
func (b *body) intoReturn(order []ssa.Instruction) {
	end := len(order) - 1
	ret, ok := order[end].(*ssa.Return)
	if !ok {
		return
	}
	for _, r := range ret.Results {
		if op, ok := r.(*ssa.BinOp); ok && op.Block() == ret.Block() && soleUse(op) == ssa.Instruction(ret) && b.silent(op) && isNumber(b.reflect(op.X.Type()).Kind()) {
			b.of(op).inlined = true
		}
	}
	for end--; end >= 0 && isDebugRef(order[end]); end-- {
	}
	if end < 0 || len(ret.Results) != 1 {
		return
	}
	call, ok := order[end].(*ssa.Call)
	if !ok || ret.Results[0] != ssa.Value(call) || soleUse(call) != ssa.Instruction(ret) || call.Call.StaticCallee() == nil || b.compiled(call.Call.StaticCallee()) {
		return
	}
	if k := b.reflect(call.Type()).Kind(); k != reflect.Func && k != reflect.Interface {
		b.of(call).inlined, b.of(ret).fused = true, true
	}
}

// setAtOnce reports whether a variable is set before anything else happens, so that it need
// not be zero before.
func (b *body) setAtOnce(a *ssa.Alloc, after []ssa.Instruction) bool {
	for _, in := range after {
		if isDebugRef(in) {
			continue
		}
		st, ok := in.(*ssa.Store)
		return ok && st.Addr == a && b.reflect(elem(a.Type())).Kind() != reflect.Func
	}
	return false
}

func isNumber(k reflect.Kind) bool { return k >= reflect.Int && k <= reflect.Float64 }

// readsOnly reports whether v is a number, a truth value or a string read from memory.
func (b *body) readsOnly(v ssa.Value) bool {
	switch in := v.(type) {
	case *ssa.UnOp:
		if in.Op != token.MUL || ofRange(in) {
			return false
		}
	case *ssa.Field:
	default:
		return false
	}
	k := b.reflect(v.Type()).Kind()
	return k >= reflect.Bool && k <= reflect.Float64 || k == reflect.String
}

// ofRange reports whether a load is of the state of a range over a function, which is written
// again with what is done about it: see endRange and rangeFault.
func ofRange(load *ssa.UnOp) bool {
	return rangeState(load) || slices.ContainsFunc(load.Block().Succs, func(s *ssa.BasicBlock) bool { return s.Comment == "yield-invalid" })
}

// reaches reports whether v is used once, by one of the instructions that follow it in its
// block, and is the same there: nothing is written in between, nor fails if v may.
func (b *body) reaches(v ssa.Value, after []ssa.Instruction) bool {
	load, ok := v.(*ssa.UnOp)
	fails := ok && mayFail(load.X)
	user := soleUse(v)
	if user == nil || user.Block() != after[len(after)-1].Block() || !b.takes(user, v, fails) {
		return false
	}
	if c, ok := user.(*ssa.BinOp); ok && (b.of(c).late || b.of(c).inlined) {
		user = after[len(after)-1] // the branch, or the return
	}
	for _, in := range after {
		switch {
		case in == user:
			return true
		case writes(in), fails && !b.silent(in):
			return false
		}
	}
	return false
}

// soleUse is the instruction that uses v, but for debug information, if there is one only.
func soleUse(v ssa.Value) (user ssa.Instruction) {
	for _, r := range *v.Referrers() {
		if _, ok := r.(*ssa.DebugRef); ok {
			continue
		}
		if user != nil {
			return nil
		}
		user = r
	}
	return user
}

// takes reports whether an instruction is written as one statement in which operand v occurs
// once; if v may fail, nothing is marked before it.
func (b *body) takes(user ssa.Instruction, v ssa.Value, fails bool) bool {
	switch u := user.(type) {
	case *ssa.BinOp:
		k := b.reflect(v.Type()).Kind()
		switch u.Op {
		case token.SHL, token.SHR:
			return v == u.X && !(fails && !b.silent(u))
		case token.QUO, token.REM:
			return k == reflect.Float32 || k == reflect.Float64 || v == u.X && !(fails && !b.silent(u))
		}
		return true
	case *ssa.Convert:
		return exact(b.reflect(u.X.Type()), b.reflect(u.Type()))
	case *ssa.Store:
		return u.Val == v && !b.of(u).fused && !blank(u.Addr) && !(fails && mayFail(u.Addr))
	case *ssa.Return:
		return true
	case *ssa.MapUpdate:
		return u.Value == v && !fails
	}
	return false
}

// silent reports whether an instruction cannot fail, and leaves no mark.
func (b *body) silent(in ssa.Instruction) bool {
	switch in := in.(type) {
	case *ssa.DebugRef, *ssa.Phi, *ssa.Extract, *ssa.Field:
		return true
	case *ssa.FieldAddr:
		return b.of(in).direct
	case *ssa.UnOp:
		return in.Op == token.MUL && !mayFail(in.X) || in.Op == token.SUB || in.Op == token.XOR || in.Op == token.NOT
	case *ssa.BinOp:
		t, ok := in.X.Type().Underlying().(*types.Basic)
		if !ok {
			return false
		}
		switch in.Op {
		case token.QUO, token.REM:
			_, constant := in.Y.(*ssa.Const)
			return constant || t.Info()&types.IsFloat != 0
		case token.SHL, token.SHR:
			u, ok := in.Y.Type().Underlying().(*types.Basic)
			return ok && u.Info()&types.IsUnsigned != 0
		}
		return true
	case *ssa.Convert:
		return exact(b.reflect(in.X.Type()), b.reflect(in.Type()))
	}
	return false
}

// writes reports whether an instruction may change memory.
func writes(in ssa.Instruction) bool {
	switch in := in.(type) {
	case *ssa.DebugRef, *ssa.Phi, *ssa.Extract, *ssa.Field, *ssa.FieldAddr, *ssa.IndexAddr, *ssa.Index, *ssa.BinOp,
		*ssa.Convert, *ssa.ChangeType, *ssa.MakeInterface, *ssa.ChangeInterface, *ssa.Lookup, *ssa.If, *ssa.Jump, *ssa.Return:
		return false
	case *ssa.UnOp:
		return in.Op == token.ARROW
	case *ssa.Call:
		f, ok := in.Call.Value.(*ssa.Builtin)
		return !ok || f.Name() != "len" && f.Name() != "cap"
	}
	return true
}

// expression spells an inlined value.
func (b *body) expression(v ssa.Value) string {
	switch v := v.(type) {
	case *ssa.UnOp:
		return b.place(v.X)
	case *ssa.Field:
		return b.fieldValue(v)
	case *ssa.BinOp:
		return b.left(v) + " " + v.Op.String() + " " + b.value(v.Y)
	}
	panic("not inlined")
}
