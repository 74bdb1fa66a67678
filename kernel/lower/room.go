package lower

import (
	"fmt"
	"go/types"
	"reflect"

	"golang.org/x/tools/go/ssa"
)

// The compiler decides by escape analysis how much room a small slice gets from append: 32
// bytes on the stack while it stays in its function, else what the heap gives
// (cmd/compile: ssagen.(*state).append, package slice). The heap's answer is the same here.
// Where the other one is possible the run time remembers the slice (rt.Growth), and what
// would show its capacity is refused: cap, slicing beyond the length, and an append after
// which both its operand and its result are used.

// append writes append.
func (b *body) append(in *ssa.Call) {
	b.at(in.Pos())
	args := in.Call.Args
	s, more := b.reflect(args[0].Type()), b.reflect(args[1].Type())
	if b.shares(in) {
		b.alone(args[0])
	}
	how := b.growth(in)
	key := fmt.Sprintf("Append_ %s %s %d", b.typ(s), b.typ(more), how)
	f := b.once(key, func() reflect.Value { return b.m.AppendFunc(s, more, how) })
	text := f + "(" + b.list(args) + ")"
	if len(*in.Referrers()) == 0 {
		b.emit("%s", text)
	} else {
		b.emit("%s = %s", b.register(in), text)
	}
}

// alone writes the check that nothing hangs on the room of a slice that is appended to.
func (b *body) alone(v ssa.Value) {
	b.m.WatchRoom()
	s := b.reflect(v.Type())
	f := b.once("Alone "+b.typ(s), func() reflect.Value { return b.m.Alone(s) })
	b.emit("%s(%s)", f, b.value(v))
}

// capacity writes cap of a slice whose capacity may be the compiler's choice, and reports
// whether it did.
func (b *body) capacity(in *ssa.Call) bool {
	x := in.Call.Args[0]
	r := b.reflect(x.Type())
	if r.Kind() != reflect.Slice || b.ofPrelude() || certainRoom(x, nil) {
		return false
	}
	b.m.WatchRoom()
	b.at(in.Pos())
	f := b.once("Capacity "+b.typ(r), func() reflect.Value { return b.m.CapacityOf(r) })
	b.emit("%s = %s(%s)", b.register(in), f, b.value(x))
	return true
}

// ofPrelude reports whether the function is one of the lowered packages slices, maps and so
// on, whose results do not hang on capacities.
func (b *body) ofPrelude() bool {
	fn := b.fn
	for fn.Parent() != nil {
		fn = fn.Parent()
	}
	if fn.Origin() != nil {
		fn = fn.Origin()
	}
	return fn.Pkg != nil && fn.Pkg.Pkg != b.c.Pkg
}

// beyond reports whether a slice expression may reach beyond the length of a slice whose
// capacity is not certain, so that the run time must check it.
func (b *body) beyond(in *ssa.Slice) bool {
	if _, ok := in.X.Type().Underlying().(*types.Slice); !ok || in.High == nil && in.Max == nil {
		return false
	}
	return !b.ofPrelude() && !(in.Max == nil && withinLength(in.X, in.High)) && !certainRoom(in.X, nil)
}

// withinLength recognises bounds that are no more than the length of x: 0, len(x), len(x)-n.
func withinLength(x, high ssa.Value) bool {
	switch high := high.(type) {
	case *ssa.Const:
		return high.Int64() == 0
	case *ssa.BinOp:
		n, ok := high.Y.(*ssa.Const)
		return ok && high.Op.String() == "-" && n.Int64() >= 0 && withinLength(x, high.X)
	case *ssa.Call:
		f, ok := high.Call.Value.(*ssa.Builtin)
		return ok && f.Name() == "len" && sameSlice(high.Call.Args[0], x)
	}
	return false
}

// sameSlice reports whether two values are one, or loads of one variable.
func sameSlice(x, y ssa.Value) bool {
	if x == y {
		return true
	}
	a, ok := x.(*ssa.UnOp)
	if !ok {
		return false
	}
	c, ok := y.(*ssa.UnOp)
	return ok && a.Op == c.Op && sameAddress(a.X, c.X)
}

// sameAddress reports whether two addresses are those of one variable, as far as the source
// shows.
func sameAddress(x, y ssa.Value) bool {
	if x == y {
		return true
	}
	switch x := x.(type) {
	case *ssa.FieldAddr:
		z, ok := y.(*ssa.FieldAddr)
		return ok && x.Field == z.Field && (sameAddress(x.X, z.X) || sameSlice(x.X, z.X))
	case *ssa.IndexAddr:
		z, ok := y.(*ssa.IndexAddr)
		return ok && x.Index == z.Index && (sameAddress(x.X, z.X) || sameSlice(x.X, z.X))
	}
	return false
}

// certainRoom reports whether the capacity of a slice is what the language, or the heap, says.
func certainRoom(v ssa.Value, seen map[ssa.Value]bool) bool {
	switch v := v.(type) {
	case *ssa.Const, *ssa.MakeSlice:
		return true
	case *ssa.ChangeType:
		return certainRoom(v.X, seen)
	case *ssa.Slice:
		if _, ok := v.X.Type().Underlying().(*types.Slice); !ok {
			return true // of an array
		}
		return v.Max != nil || certainRoom(v.X, seen)
	case *ssa.Phi:
		if seen[v] {
			return true
		}
		if seen == nil {
			seen = map[ssa.Value]bool{}
		}
		seen[v] = true
		for _, e := range v.Edges {
			if !certainRoom(e, seen) {
				return false
			}
		}
		return true
	case *ssa.Call:
		return preludeCall(v) == "slices.Clip"
	}
	return false
}

// preludeCall names the lowered function of the standard library that is called; "" if it is
// none.
func preludeCall(c *ssa.Call) string {
	fn := c.Call.StaticCallee()
	if fn == nil {
		return ""
	}
	if fn.Origin() != nil {
		fn = fn.Origin()
	}
	if fn.Pkg == nil || fn.Signature.Recv() != nil {
		return ""
	}
	return fn.Pkg.Pkg.Path() + "." + fn.Name()
}
