package lower

import (
	"go/ast"
	"go/types"
	"slices"

	"golang.org/x/tools/go/ssa"

	"galley/kernel/rt"
)

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
