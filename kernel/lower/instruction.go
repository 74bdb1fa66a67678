package lower

import (
	"fmt"
	"go/token"
	"go/types"
	"reflect"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// at leaves a mark for pos, unless it is in force.
func (b *body) at(pos token.Pos) {
	n := b.mark(pos)
	if n == 0 || n == b.marked {
		return
	}
	b.marked = n
	b.emit("*mark = %s", strconv.Itoa(n))
}

func firstPos(block *ssa.BasicBlock) token.Pos {
	for _, in := range block.Instrs {
		if p := in.Pos(); p.IsValid() {
			if _, phi := in.(*ssa.Phi); !phi {
				return p
			}
		}
	}
	return token.NoPos
}

// instruction writes one instruction.
func (b *body) instruction(in ssa.Instruction) {
	if b.of(in).fused {
		return
	}
	if p := in.Pos(); p.IsValid() && p >= b.c.File.FileStart && p <= b.c.File.FileEnd {
		b.here = p
	}
	switch in := in.(type) {
	case *ssa.DebugRef, *ssa.Phi, *ssa.Extract:
	case *ssa.Alloc:
		b.alloc(in)
	case *ssa.Store:
		if blank(in.Addr) {
			return
		}
		if mayFail(in.Addr) {
			b.at(in.Pos())
		}
		b.emit("%s = %s", b.place(in.Addr), b.value(in.Val))
	case *ssa.UnOp:
		b.unary(in)
	case *ssa.BinOp:
		b.binary(in)
	case *ssa.FieldAddr:
		if !b.of(in).direct {
			if mayFail(in) {
				b.at(in.Pos())
			}
			b.emit("%s = &%s", b.register(in), b.fieldOf(in))
		}
	case *ssa.IndexAddr:
		b.check(in.X, in.Index, in)
		if !b.of(in).direct {
			b.emit("%s = &%s", b.register(in), b.elementOf(in))
		}
	case *ssa.Field:
		if !b.of(in).inlined {
			b.emit("%s = %s", b.register(in), b.fieldValue(in))
		}
	case *ssa.Index:
		b.check(in.X, in.Index, in)
		b.emit("%s = %s[%s]", b.register(in), b.value(in.X), b.index(in.X, in.Index))
	case *ssa.Lookup:
		b.at(in.Pos())
		if in.CommaOk {
			// The interpreter leaves the variable alone when there is no such key.
			for _, r := range *in.Referrers() {
				if e, ok := r.(*ssa.Extract); ok && e.Index == 0 && len(*e.Referrers()) > 0 {
					b.emit("%s = %s", b.component(in, 0), b.zero(b.reflect(b.resultType(in, 0))))
					break
				}
			}
			b.assign(in, fmt.Sprintf("%s[%s]", b.value(in.X), b.mapKey(in.X, in.Index, true)), 2)
			return
		}
		key := b.mapKey(in.X, in.Index, !updates(in))
		b.emit("%s = %s[%s]", b.register(in), b.value(in.X), key)
	case *ssa.MapUpdate:
		b.at(in.Pos())
		key := b.mapKey(in.Map, in.Key, false)
		b.emit("%s[%s] = %s", b.value(in.Map), key, b.value(in.Value))
	case *ssa.Convert:
		b.convert(in, in.X, in.Type())
	case *ssa.ChangeType:
		b.convert(in, in.X, in.Type())
	case *ssa.MultiConvert:
		b.convert(in, in.X, in.Type())
	case *ssa.SliceToArrayPointer:
		b.at(in.Pos())
		from, to := b.reflect(in.X.Type()), b.reflect(in.Type())
		f := b.once(fmt.Sprintf("ToArray %s %s", b.typ(from), b.typ(to)), func() reflect.Value { return b.m.SliceToArray(from, to) })
		b.emit("%s = %s(%s)", b.register(in), f, b.value(in.X))
	case *ssa.ChangeInterface:
		b.changeInterface(in)
	case *ssa.MakeInterface:
		b.emit("%s = %s", b.register(in), b.boxed(in))
	case *ssa.TypeAssert:
		b.at(in.Pos())
		if bindsMethod(in) {
			b.emit("if %s == nil {\n PanicNil()\n}", b.value(in.X))
			return
		}
		t, from := b.m.Type(in.AssertedType), in.X.Type()
		key := fmt.Sprintf("Assert %d %d %v", b.id(from), b.id(in.AssertedType), in.CommaOk)
		f := b.once(key, func() reflect.Value { return b.m.Assert(from, t, in.CommaOk) })
		if in.CommaOk {
			b.assign(in, f+"("+b.value(in.X)+")", 2)
			return
		}
		b.emit("%s = %s(%s)", b.register(in), f, b.value(in.X))
	case *ssa.MakeClosure:
		fn := in.Fn.(*ssa.Function)
		var kinds []reflect.Type
		for _, v := range in.Bindings {
			kinds = append(kinds, b.reflect(v.Type()))
		}
		maker := b.keeping(b.function(fn), kinds, []reflect.Type{b.reflect(fn.Signature)})
		b.emit("%s = %s(%s)", b.register(in), maker, b.list(in.Bindings))
	case *ssa.MakeSlice:
		b.at(in.Pos())
		r := b.reflect(in.Type())
		kind, doing := "MakeSlice ", "makeslice"
		if b.grown(in) {
			kind, doing = "GrowSlice ", "growslice"
		}
		f := b.once(kind+b.typ(r), func() reflect.Value { return b.m.MakeSlice(r, doing) })
		b.emit("%s = %s(%s, %s)", b.register(in), f, b.integer(in.Len), b.integer(in.Cap))
	case *ssa.MakeMap:
		r := b.reflect(in.Type())
		f := b.once("MakeMap "+b.typ(r), func() reflect.Value { return b.m.MakeMap(r) })
		b.emit("%s = %s()", b.register(in), f)
	case *ssa.MakeChan:
		b.at(in.Pos())
		r := b.reflect(in.Type())
		f := b.once("MakeChan "+b.typ(r), func() reflect.Value { return b.m.MakeChan(r) })
		b.emit("%s = %s(%s)", b.register(in), f, b.integer(in.Size))
	case *ssa.Slice:
		b.slice(in)
	case *ssa.Range:
		r := b.reflect(in.X.Type())
		if r.Kind() == reflect.String {
			b.emit("%s = RangeString(%s)", b.register(in), b.value(in.X))
			return
		}
		f := b.once("RangeMap "+b.typ(r), func() reflect.Value { return b.m.RangeMap(r) })
		b.emit("%s = %s(%s)", b.register(in), f, b.value(in.X))
	case *ssa.Next:
		if in.IsString {
			b.assign(in, "NextString("+b.value(in.Iter)+")", 3)
			return
		}
		r := b.reflect(in.Iter.(*ssa.Range).X.Type())
		f := b.once("NextMap "+b.typ(r), func() reflect.Value { return b.m.NextMap(r.Key(), r.Elem()) })
		b.assign(in, f+"("+b.value(in.Iter)+")", 3)
	case *ssa.Select:
		b.selects(in)
	case *ssa.Send:
		b.at(in.Pos())
		r := b.reflect(in.Chan.Type())
		f := b.once("Send "+b.typ(r), func() reflect.Value { return b.m.Send(r, r.Elem()) })
		b.emit("%s(%s, %s)", f, b.value(in.Chan), b.value(in.X))
		b.marked = 0
	case *ssa.Call:
		b.call(in)
	case *ssa.Defer:
		b.at(in.Pos())
		f, recovers := b.later(&in.Call, in.Pos())
		frame := b.frame
		if in.DeferStack != nil {
			frame = b.value(in.DeferStack)
		}
		if isRecover(in) {
			f = "RecoverLater(" + frame + ", rec)"
		}
		how := "DeferPlain"
		if recovers {
			how = "Defer"
		}
		b.emit("%s(%s, %s)", how, frame, f)
	case *ssa.Go:
		b.at(in.Pos())
		f, _ := b.later(&in.Call, in.Pos())
		b.emit("Go(%s)", f)
	case *ssa.RunDefers:
		b.settle(in)
		b.emit("RunDeferred(%s)", b.frame)
	case *ssa.Panic:
		if !b.rangeFault(in) {
			b.at(in.Pos())
			f := "Panic"
			if x, ok := in.X.(*ssa.MakeInterface); ok {
				if c, ok := x.X.(*ssa.Const); ok && c.Value != nil {
					f = "PanicConst"
				}
			}
			b.emit("%s(%s)", f, b.value(in.X))
		}
		if b.frame == "" && b.fn.Signature.Results().Len() > 0 {
			var zeros []string
			for v := range b.fn.Signature.Results().Variables() {
				zeros = append(zeros, b.zero(b.reflect(v.Type())))
			}
			b.emit("return %s", strings.Join(zeros, ", "))
		} else {
			b.emit("return")
		}
	case *ssa.Return:
		b.returns(in)
	case *ssa.Jump:
		for _, s := range b.moves(in.Block(), in.Block().Succs[0]) {
			b.emit("%s", s)
		}
		b.jump(in.Block().Succs[0], in.Block())
	case *ssa.If:
		b.branch(in)
	default:
		b.refuse("construct", in.Pos(), fmt.Sprintf("%T", in))
		panic(refused{})
	}
}

// mayFail reports whether an address may be nil: it is not that of a variable.
func mayFail(v ssa.Value) bool {
	switch v := v.(type) {
	case *ssa.Alloc, *ssa.Global, *ssa.FreeVar:
		return false
	case *ssa.FieldAddr:
		return mayFail(v.X)
	case *ssa.IndexAddr:
		if _, ok := v.X.Type().Underlying().(*types.Pointer); ok {
			return mayFail(v.X)
		}
		return false // the index has been checked
	}
	return true
}

// blank reports whether an address is that of a blank variable or field.
func blank(v ssa.Value) bool {
	f, ok := v.(*ssa.FieldAddr)
	if !ok {
		return false
	}
	s := f.X.Type().Underlying().(*types.Pointer).Elem().Underlying().(*types.Struct)
	return s.Field(f.Field).Name() == "_"
}

// alloc makes a variable.
func (b *body) alloc(in *ssa.Alloc) {
	if in.Comment == "makeslice" {
		return // see slice
	}
	r := b.reflect(elem(in.Type()))
	if b.of(in).direct {
		s := b.cell(in)
		if in.Block() != b.fn.Blocks[0] {
			b.emit("%s = %s", s, b.zero(r))
		}
		return
	}
	b.emit("%s = new(%s)", b.register(in), b.typ(r))
}

// changeInterface converts between interface types.
func (b *body) changeInterface(in *ssa.ChangeInterface) {
	from, to := b.reflect(in.X.Type()), b.reflect(in.Type())
	if from == to {
		b.emit("%s = %s", b.register(in), b.value(in.X))
		return
	}
	f := b.once(fmt.Sprintf("Change %s %s", b.typ(from), b.typ(to)), func() reflect.Value { return b.m.ChangeInterface(from, to) })
	b.emit("%s = %s(%s)", b.register(in), f, b.value(in.X))
}

// boxed spells a value put in an interface.
func (b *body) boxed(in *ssa.MakeInterface) string {
	if c, ok := in.X.(*ssa.Const); ok && c.IsNil() {
		b.nilSlices()
	}
	t, to := b.m.Type(in.X.Type()), b.reflect(in.Type())
	key := fmt.Sprintf("Box %d %s", b.id(in.X.Type()), b.typ(to))
	return b.once(key, func() reflect.Value { return b.m.MakeInterface(t, to) }) + "(" + b.value(in.X) + ")"
}
