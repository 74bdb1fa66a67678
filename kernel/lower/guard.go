package lower

import (
	"go/types"
	"reflect"

	"golang.org/x/tools/go/ssa"

	"galley/kernel/rt"
)

// guard refuses, or checks at run time, that compiled code which looks into its operands is
// given no value of a script's type.
func (b *body) guard(c *ssa.CallCommon) {
	fn := c.StaticCallee()
	var what string
	var params *types.Tuple
	args := c.Args
	switch {
	case c.IsInvoke():
		if b.reflect(c.Value.Type()).NumMethod() == 0 {
			return
		}
		what, params = c.Method.FullName(), c.Method.Signature().Params()
		if p := c.Method.Pkg(); p != nil && opaque(p.Path(), c.Method.Name()) {
			return
		}
	case fn == nil || !b.compiled(fn) || fn.Object() == nil || fn.Object().Pkg() == nil:
		return
	default:
		path := fn.Object().Pkg().Path()
		if opaque(path, fn.Name()) {
			return
		}
		if fn.Signature.Recv() == nil {
			if _, ok := b.override(path + "." + fn.Name()); ok {
				return
			}
		} else {
			if _, ok := b.methodOverride(fn); ok {
				return
			}
			args = args[1:]
		}
		what, params = fn.Object().Pkg().Name()+"."+fn.Name(), fn.Signature.Params()
	}
	for i, a := range args {
		if i >= params.Len() || !takesAny(params.At(i).Type()) {
			continue
		}
		switch b.boxes(a) {
		case never:
		case always:
			b.refuse("boxed", c.Pos(), what)
		default:
			b.emit("NoBox(%s, %s)", b.constantText(what), b.value(a))
		}
	}
}

func (b *body) constantText(s string) string {
	return b.once("Text "+s, func() reflect.Value { return reflect.ValueOf(s) })
}

func takesAny(t types.Type) bool {
	if s, ok := t.Underlying().(*types.Slice); ok {
		t = s.Elem()
	}
	if m, ok := t.Underlying().(*types.Map); ok {
		t = m.Elem()
	}
	i, ok := t.Underlying().(*types.Interface)
	return ok && i.Empty()
}

type answer int

const (
	never answer = iota
	maybe
	always
)

// boxes tells whether the interface value, or slice of them, v holds Boxes.
func (b *body) boxes(v ssa.Value) answer {
	switch v := v.(type) {
	case *ssa.Const:
		return never
	case *ssa.MakeInterface:
		if t := b.m.Type(v.X.Type()); t.Plain {
			if rt.MayHold(t.R) {
				return maybe
			}
			return never
		}
		return always
	case *ssa.Slice:
		a, ok := v.X.(*ssa.Alloc)
		if !ok || a.Comment != "varargs" {
			return maybe
		}
		worst := never
		for _, r := range *a.Referrers() {
			ia, ok := r.(*ssa.IndexAddr)
			if !ok {
				continue
			}
			for _, s := range *ia.Referrers() {
				if st, ok := s.(*ssa.Store); ok {
					worst = max(worst, b.boxes(st.Val))
				}
			}
		}
		return worst
	}
	return maybe
}
