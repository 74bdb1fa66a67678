package lower

import (
	"fmt"
	"go/token"
	"go/types"
	"reflect"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"

	"galley/kernel/rt"
)

// checked is an index and what it was found in range of.
type checked struct{ x, index ssa.Value }

// check fails as Go does when an index is out of range.
func (b *body) check(x, index ssa.Value, in ssa.Instruction) {
	if _, ok := x.Type().Underlying().(*types.Pointer); ok && mayFail(x) {
		b.at(in.Pos())
	}
	n := ""
	switch t := x.Type().Underlying().(type) {
	case *types.Array:
		n = strconv.FormatInt(t.Len(), 10)
	case *types.Pointer:
		n = strconv.FormatInt(t.Elem().Underlying().(*types.Array).Len(), 10)
	}
	if _, ok := index.(*ssa.Const); ok && n != "" && !outside(x, index) {
		return
	}
	if inRange(x, index) {
		return
	}
	if n == "0" {
		b.emit("RefuseElement(%s)", strconv.Itoa(b.mark(in.Pos())))
		return
	}
	if block := b.checked[checked{x, index}]; block != nil && block.Dominates(in.Block()) {
		return
	}
	b.checked[checked{x, index}] = in.Block()
	i, mark := b.integer(index), strconv.Itoa(b.mark(in.Pos()))
	fail := "FailIndex(" + i + ", " + n + ", " + mark + ")"
	if n == "" {
		n = "len(" + b.value(x) + ")"
		fail = b.once("Fail:len", b.failLen) + "(" + i + ", " + b.value(x) + ", " + mark + ")"
	}
	first := ""
	if p := b.nilFirst(x); p != "" {
		first = "if " + p + " == nil {\n PanicNil()\n}\n "
	}
	b.emit("if %s >= %s {\n %s%s\n}", i, n, first, fail)
	if nonNegative(index, nil) {
		return
	}
	if t, ok := index.Type().Underlying().(*types.Basic); ok && t.Info()&types.IsUnsigned != 0 {
		b.emit("if %s < 0 {\n %sFailIndexU(uint64(%s), %s, %s)\n}", i, first, b.value(index), n, mark)
	} else {
		b.emit("if %s < 0 {\n %s%s\n}", i, first, fail)
	}
}

// failLen makes the function that fails for an index and what it is out of range of: a length
// would be one more variable.
func (l *lowering) failLen() reflect.Value {
	return reflect.ValueOf(func(i int, x any, mark int) {
		l.m.Fail(mark)
		rt.PanicIndex(i, reflect.ValueOf(x).Len())
	})
}

// nilFirst is the pointer by way of which the array at address x is reached, and which fails
// before the index does; "" if none can.
func (b *body) nilFirst(x ssa.Value) string {
	for {
		switch v := x.(type) {
		case *ssa.FieldAddr:
			x = v.X
		case *ssa.IndexAddr:
			if _, ok := v.X.Type().Underlying().(*types.Pointer); !ok {
				return ""
			}
			x = v.X
		default:
			if _, ok := x.Type().Underlying().(*types.Pointer); ok && mayFail(x) {
				return b.value(x)
			}
			return ""
		}
	}
}

// outside reports whether a constant index is out of range whatever x holds.
func outside(x, index ssa.Value) bool {
	c, ok := index.(*ssa.Const)
	if !ok {
		return false
	}
	t := x.Type().Underlying()
	if p, ok := t.(*types.Pointer); ok {
		t = p.Elem().Underlying()
	}
	a, ok := t.(*types.Array)
	return c.Int64() < 0 || ok && c.Int64() >= a.Len()
}

// index spells an index of x. The interpreter takes no constant that is out of range: where
// the check before it fails for good, any other will do.
func (b *body) index(x, index ssa.Value) string {
	if outside(x, index) {
		return "0"
	}
	return b.value(index)
}

// inRange recognises the index of a range loop over x.
func inRange(x, index ssa.Value) bool {
	add, ok := index.(*ssa.BinOp)
	if !ok || add.Op != token.ADD {
		return false
	}
	switch x := add.X.(type) {
	case *ssa.Phi:
		if x.Comment != "rangeindex" {
			return false
		}
	case *ssa.Const: // of a loop whose body does not end
		if add.Pos().IsValid() {
			return false
		}
	default:
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
			t := x.Type().Underlying()
			if p, ok := t.(*types.Pointer); ok {
				t = p.Elem().Underlying()
			}
			if a, ok := t.(*types.Array); ok {
				return c.Int64() <= a.Len()
			}
		}
	}
	return false
}

// nonNegative reports whether an index cannot be negative. A counter that starts at no more
// than manyTurns and takes small steps does not overflow within any run's time.
func nonNegative(v ssa.Value, counters []*ssa.Phi) bool {
	const manyTurns, step = 1 << 40, 1 << 20
	t, ok := v.Type().Underlying().(*types.Basic)
	if !ok {
		return false
	}
	if t.Info()&types.IsUnsigned != 0 {
		return sizes.Sizeof(t) < 8
	}
	small := func(v ssa.Value, most int64) bool {
		c, ok := v.(*ssa.Const)
		return ok && 0 <= c.Int64() && c.Int64() <= most
	}
	if c, ok := v.(*ssa.Const); ok {
		return c.Int64() >= 0 && (counters == nil || c.Int64() <= manyTurns)
	}
	if sizes.Sizeof(t) < 8 {
		return false
	}
	switch v := v.(type) {
	case *ssa.Phi:
		if slices.Contains(counters, v) {
			return true
		}
		if len(counters) > 3 {
			return false
		}
		counters = append(counters, v)
		for _, e := range v.Edges {
			if !nonNegative(e, counters) {
				return false
			}
		}
		return true
	case *ssa.BinOp:
		switch v.Op {
		case token.ADD:
			if phi, ok := v.X.(*ssa.Phi); ok && phi.Comment == "rangeindex" {
				return true
			}
			_, counts := v.X.(*ssa.Phi)
			_, steps := v.X.(*ssa.BinOp)
			return (counts || steps && v.X.(*ssa.BinOp).Op == token.ADD) && small(v.Y, step) && nonNegative(v.X, counters)
		case token.REM, token.SHR:
			return nonNegative(v.X, counters)
		case token.QUO:
			return small(v.Y, manyTurns) && nonNegative(v.X, counters)
		case token.AND:
			return small(v.X, manyTurns) || small(v.Y, manyTurns)
		}
	case *ssa.Convert:
		from, ok := v.X.Type().Underlying().(*types.Basic)
		return ok && from.Info()&types.IsUnsigned != 0 && sizes.Sizeof(from) < 8
	case *ssa.Call:
		f, ok := v.Call.Value.(*ssa.Builtin)
		return ok && (f.Name() == "len" || f.Name() == "cap")
	}
	return false
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
	if l := b.of(in).list; l != nil {
		b.writeList(in, l)
		return
	}
	b.at(in.Pos())
	if a, ok := in.X.(*ssa.Alloc); ok && a.Comment == "makeslice" && in.High != nil {
		r := b.reflect(in.Type())
		f := b.once("MakeSlice "+b.typ(r), func() reflect.Value { return b.m.MakeSlice(r, "makeslice") })
		b.emit("%s = %s(%s, %s)", b.register(in), f, b.integer(in.High), strconv.FormatInt(elem(a.Type()).Underlying().(*types.Array).Len(), 10))
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
	b.emit("%s = %s(%s, %s, %s)", b.register(in), f, b.value(in.X), strings.Join(bounds, ", "), strconv.Itoa(given))
}
