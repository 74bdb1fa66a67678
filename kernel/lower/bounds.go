package lower

import (
	"fmt"
	"go/token"
	"go/types"
	"reflect"
	"strings"

	"golang.org/x/tools/go/ssa"
)

// check fails as Go does when an index is out of range.
func (b *body) check(x, index ssa.Value, pos token.Pos) {
	if _, ok := x.Type().Underlying().(*types.Pointer); ok && mayFail(x) {
		b.at(pos)
	}
	n := ""
	switch t := x.Type().Underlying().(type) {
	case *types.Array:
		n = fmt.Sprint(t.Len())
	case *types.Pointer:
		n = fmt.Sprint(t.Elem().Underlying().(*types.Array).Len())
		if c, ok := index.(*ssa.Const); ok && c.Int64() < t.Elem().Underlying().(*types.Array).Len() {
			return
		}
	}
	if n != "" {
		if _, ok := index.(*ssa.Const); ok {
			return // checked by the compiler
		}
	}
	if inRange(x, index) {
		return
	}
	b.at(pos)
	i := b.integer(index)
	unsigned := false
	if t, ok := index.Type().Underlying().(*types.Basic); ok {
		unsigned = t.Info()&types.IsUnsigned != 0
	}
	if n == "" {
		n = b.scratch("xn", reflect.TypeFor[int]())
		b.emit("%s = len(%s)", n, b.value(x))
	}
	b.emit("if %s >= %s {\n n.PanicIndex(%s, %s)\n}", i, n, i, n)
	if !nonNegative(index) {
		if unsigned {
			b.emit("if %s < 0 {\n n.PanicIndexU(uint64(%s), %s)\n}", i, b.value(index), n)
		} else {
			b.emit("if %s < 0 {\n n.PanicIndex(%s, %s)\n}", i, i, n)
		}
	}
}

// scratch declares a variable for one statement's use.
func (b *body) scratch(name string, r reflect.Type) string {
	if !b.declared(name) {
		b.local(name, r)
	}
	return name
}

// inRange recognises the index of a range loop over x.
func inRange(x, index ssa.Value) bool {
	add, ok := index.(*ssa.BinOp)
	if !ok || add.Op != token.ADD {
		return false
	}
	phi, ok := add.X.(*ssa.Phi)
	if !ok || phi.Comment != "rangeindex" {
		return false
	}
	for _, r := range *add.Referrers() {
		cmp, ok := r.(*ssa.BinOp)
		if !ok || cmp.Op != token.LSS || cmp.X != add {
			continue
		}
		if call, ok := cmp.Y.(*ssa.Call); ok {
			f, ok := call.Call.Value.(*ssa.Builtin)
			return ok && f.Name() == "len" && call.Call.Args[0] == x
		}
		if c, ok := cmp.Y.(*ssa.Const); ok {
			if p, ok := x.Type().Underlying().(*types.Pointer); ok {
				return c.Int64() <= p.Elem().Underlying().(*types.Array).Len()
			}
		}
	}
	return false
}

func nonNegative(v ssa.Value) bool {
	switch v := v.(type) {
	case *ssa.Const:
		return v.Int64() >= 0
	case *ssa.BinOp:
		phi, ok := v.X.(*ssa.Phi)
		return ok && v.Op == token.ADD && phi.Comment == "rangeindex"
	}
	t, ok := v.Type().Underlying().(*types.Basic)
	return ok && t.Info()&types.IsUnsigned != 0 && t.Kind() != types.Uint && t.Kind() != types.Uint64 && t.Kind() != types.Uintptr
}

// integer spells v as an int.
func (b *body) integer(v ssa.Value) string {
	if c, ok := v.(*ssa.Const); ok {
		return b.constant(ssa.NewConst(c.Value, types.Typ[types.Int]))
	}
	r := b.reflect(v.Type())
	if r == reflect.TypeFor[int]() {
		return b.value(v)
	}
	name := v.Name() + "i"
	b.scratch(name, reflect.TypeFor[int]())
	b.emit("%s = int(%s)", name, b.value(v))
	return name
}

// slice writes a slice expression.
func (b *body) slice(in *ssa.Slice) {
	if l := b.lists[in]; l != nil {
		b.writeList(in, l)
		return
	}
	b.at(in.Pos())
	if a, ok := in.X.(*ssa.Alloc); ok && a.Comment == "makeslice" && in.High != nil {
		r := b.reflect(in.Type())
		f := b.once("MakeSlice "+b.typ(r), func() reflect.Value { return b.m.MakeSlice(r) })
		b.emit("%s = %s(%s, %d)", b.register(in), f, b.integer(in.High), elem(a.Type()).Underlying().(*types.Array).Len())
		return
	}
	if in.Low == nil && in.High == nil && in.Max == nil {
		if _, ok := in.X.Type().Underlying().(*types.Pointer); !ok {
			b.emit("%s = %s", b.register(in), b.value(in.X))
			return
		}
	}
	x, r := b.reflect(in.X.Type()), b.reflect(in.Type())
	f := b.once(fmt.Sprintf("Slice %s %s", b.typ(x), b.typ(r)), func() reflect.Value { return b.m.Slice(x, r) })
	bounds, given := make([]string, 3), 0
	for i, v := range []ssa.Value{in.Low, in.High, in.Max} {
		bounds[i] = "0"
		if v != nil {
			bounds[i] = b.integer(v)
			given |= 1 << i
			if t, ok := v.Type().Underlying().(*types.Basic); ok && t.Info()&types.IsUnsigned != 0 {
				given |= 8 << i
			}
		}
	}
	if b.beyond(in) {
		b.m.WatchRoom()
		given |= 64
	}
	b.emit("%s = %s(%s, %s, %d)", b.register(in), f, b.value(in.X), strings.Join(bounds, ", "), given)
}
