package lower

import (
	"fmt"
	"go/ast"
	"go/types"
	"reflect"
	"slices"

	"golang.org/x/tools/go/ssa"

	"galley/kernel/rt"
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
	f := b.once(key, func() reflect.Value {
		return reflect.MakeFunc(reflect.FuncOf([]reflect.Type{s, more}, []reflect.Type{s}, false), func(v []reflect.Value) []reflect.Value {
			return []reflect.Value{b.m.AppendRoom(v[0], v[1], how)}
		})
	})
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

// growth tells what the compiler may do at an append.
func (b *body) growth(in *ssa.Call) rt.Growth {
	if a, ok := in.Call.Args[1].(*ssa.Slice); !ok {
		return rt.GrowHeap // append(s, t...)
	} else if v, ok := a.X.(*ssa.Alloc); !ok || v.Comment != "varargs" {
		return rt.GrowHeap
	}
	if size := sizes.Sizeof(elem(in.Type())); size == 0 || size > 32 {
		return rt.GrowHeap
	}
	if b.ofPrelude() {
		return rt.GrowAny
	}
	w := newWeb(in)
	tracked := w.tracked(in) || b.namedResult(in.Call.Args[0])
	switch {
	case !tracked && escaping(in, map[ssa.Value]bool{}):
		return rt.GrowHeap
	case tracked && w.weight(in) > 1 && w.leaves(in):
		return rt.GrowAny
	}
	return rt.GrowFirst
}

// namedResult reports whether a value is read from a result variable that lives in memory
// because the function recovers.
func (b *body) namedResult(v ssa.Value) bool {
	load, ok := v.(*ssa.UnOp)
	if !ok || b.fn.Recover == nil {
		return false
	}
	_, ok = load.X.(*ssa.Alloc)
	return ok
}

// web is what a slice value is connected with by appends, slicing and branches, and the
// variables of the source that hold each of these values.
type web struct {
	names map[ssa.Value][]types.Object
	list  []ssa.Value
}

func newWeb(in *ssa.Call) *web {
	w := &web{names: map[ssa.Value][]types.Object{}}
	w.add(in)
	return w
}

func (w *web) add(v ssa.Value) {
	if _, seen := w.names[v]; seen || v.Referrers() == nil {
		return
	}
	w.names[v] = nil
	w.list = append(w.list, v)
	switch v := v.(type) {
	case *ssa.Phi:
		for _, e := range v.Edges {
			w.add(e)
		}
	case *ssa.Slice:
		w.add(v.X)
	case *ssa.ChangeType:
		w.add(v.X)
	case *ssa.Call:
		if isAppend(v) {
			w.add(v.Call.Args[0])
		}
	}
	for _, r := range *v.Referrers() {
		switch r := r.(type) {
		case *ssa.DebugRef:
			if id, ok := r.Expr.(*ast.Ident); ok && id.Name != made && !r.IsAddr && !slices.Contains(w.names[v], r.Object()) {
				w.names[v] = append(w.names[v], r.Object())
			}
		case *ssa.Phi:
			w.add(r)
		case *ssa.ChangeType:
			w.add(r)
		case *ssa.Slice:
			if r.X == v {
				w.add(r)
			}
		case *ssa.Call:
			if isAppend(r) && r.Call.Args[0] == v {
				w.add(r)
			}
		}
	}
}

func isAppend(c *ssa.Call) bool {
	f, ok := c.Call.Value.(*ssa.Builtin)
	return ok && f.Name() == "append"
}

// common reports whether a variable of the source holds both values.
func (w *web) common(v, u ssa.Value) bool {
	for _, o := range w.names[v] {
		if slices.Contains(w.names[u], o) {
			return true
		}
	}
	return false
}

// tracked reports whether the compiler may take the operand of an append for a variable that
// alone refers to its array, which it then may move from the stack to the heap late
// (cmd/compile, package slice): the variable is only appended to, sliced, indexed and handed
// on.
func (w *web) tracked(in *ssa.Call) bool {
	base := in.Call.Args[0]
	if !w.common(in, base) || loadedRoot(base, map[ssa.Value]bool{}) {
		return false
	}
	for _, v := range w.list {
		if !w.common(in, v) || len(w.names[v]) > 1 {
			continue
		}
		for _, r := range uses(v) {
			switch r := r.(type) {
			case *ssa.MakeInterface, *ssa.Send:
				return false // uses that the compiler gives up at
			case *ssa.Call:
				if isAppend(r) && r.Call.Args[0] == v && !w.common(r, v) {
					return false
				}
			case *ssa.Store:
				if a, ok := r.Addr.(*ssa.IndexAddr); ok && temporary(a) != nil {
					return false // within a literal
				}
			}
		}
	}
	return true
}

// loadedRoot reports whether all that a slice may have begun as was read from memory.
func loadedRoot(v ssa.Value, seen map[ssa.Value]bool) bool {
	if seen[v] {
		return true
	}
	seen[v] = true
	switch v := v.(type) {
	case *ssa.UnOp, *ssa.Lookup:
		return true
	case *ssa.Slice:
		return loadedRoot(v.X, seen)
	case *ssa.ChangeType:
		return loadedRoot(v.X, seen)
	case *ssa.Call:
		return isAppend(v) && loadedRoot(v.Call.Args[0], seen)
	case *ssa.Phi:
		for _, e := range v.Edges {
			if !loadedRoot(e, seen) {
				return false
			}
		}
		return true
	}
	return false
}

// weight counts the appends to the variable as the compiler does: one in a loop counts for
// more.
func (w *web) weight(in *ssa.Call) (n int) {
	for _, v := range w.list {
		if c, ok := v.(*ssa.Call); ok && isAppend(c) && w.common(in, c) {
			n++
			if reaches(c.Block(), c.Block(), nil) {
				n++
			}
		}
	}
	return n
}

// leaves reports whether the variable is returned, stored, copied or handed to a function:
// the compiler may move it to the heap there.
func (w *web) leaves(in *ssa.Call) bool {
	for _, v := range w.list {
		if !w.common(in, v) {
			continue
		}
		if len(w.names[v]) > 1 {
			return true
		}
		for _, r := range uses(v) {
			switch r := r.(type) {
			case *ssa.Return, *ssa.Store, *ssa.MapUpdate:
				return true
			case *ssa.Call:
				if _, builtin := r.Call.Value.(*ssa.Builtin); !builtin {
					return true
				}
			}
		}
	}
	return false
}

// escaping reports whether the compiler is sure to take the array of an append from the heap:
// its result is printed, appended to a slice of slices, or stored by way of a pointer, in an element, a map or a global
// variable, or sent.
func escaping(v ssa.Value, seen map[ssa.Value]bool) bool {
	if seen[v] {
		return false
	}
	seen[v] = true
	for _, r := range uses(v) {
		switch r := r.(type) {
		case *ssa.Phi:
			if escaping(r, seen) {
				return true
			}
		case *ssa.ChangeType:
			if escaping(r, seen) {
				return true
			}
		case *ssa.Slice:
			if r.X == v && escaping(r, seen) {
				return true
			}
		case *ssa.Call:
			if isAppend(r) && r.Call.Args[0] == v && escaping(r, seen) {
				return true
			}
		case *ssa.MakeInterface:
			if printed(r) {
				return true
			}
		case *ssa.Send:
			if r.X == v {
				return true
			}
		case *ssa.MapUpdate:
			if r.Value == v {
				return true
			}
		case *ssa.Store:
			if r.Val == v && (toHeap(r.Addr) || appended(r.Addr)) {
				return true
			}
		}
	}
	return false
}

// appended reports whether an address is that of an operand of append.
func appended(addr ssa.Value) bool {
	a, ok := addr.(*ssa.IndexAddr)
	if !ok {
		return false
	}
	list, ok := a.X.(*ssa.Alloc)
	if !ok || list.Comment != "varargs" {
		return false
	}
	for _, r := range uses(list) {
		if s, ok := r.(*ssa.Slice); ok {
			for _, r := range uses(s) {
				if c, ok := r.(*ssa.Call); ok && isAppend(c) {
					return true
				}
			}
		}
	}
	return false
}

// printed reports whether an interface value is an operand of a function of fmt.
func printed(m *ssa.MakeInterface) bool {
	for _, r := range uses(m) {
		st, ok := r.(*ssa.Store)
		if !ok {
			continue
		}
		a, ok := st.Addr.(*ssa.IndexAddr)
		if !ok {
			continue
		}
		list, ok := a.X.(*ssa.Alloc)
		if !ok || list.Comment != "varargs" {
			continue
		}
		for _, r := range uses(list) {
			s, ok := r.(*ssa.Slice)
			if !ok {
				continue
			}
			for _, r := range uses(s) {
				if c, ok := r.(*ssa.Call); ok {
					if fn := c.Call.StaticCallee(); fn != nil && fn.Pkg != nil && fn.Pkg.Pkg.Path() == "fmt" {
						return true
					}
				}
			}
		}
	}
	return false
}

// toHeap reports whether storing at an address makes the compiler put what is stored on the
// heap: it goes by way of a pointer, an element or a global variable.
func toHeap(addr ssa.Value) bool {
	switch a := addr.(type) {
	case *ssa.Global:
		return true
	case *ssa.Alloc, *ssa.FreeVar:
		return false
	case *ssa.FieldAddr:
		return toHeap(a.X)
	case *ssa.IndexAddr:
		if _, ok := a.X.Type().Underlying().(*types.Slice); ok {
			return temporary(a) == nil
		}
		return toHeap(a.X)
	}
	return true
}
