package lower

import (
	"go/ast"
	"go/token"
	"go/types"
)

// What lies behind a pointer is addressed by way of it. The compiler finds out that the pointer
// is nil when it takes the address, even of what it reads or sets later (`x := &p.a`), and
// before it evaluates an index (`p.far[s[k]]`). The lowered program spells the way to the value
// where that is used. Where it makes a difference, the address is written as &*address, which
// go/ssa takes for a use.

// behind reports whether an array is reached by way of a pointer that may be nil.
func (o *order) behind(x ast.Expr) bool {
	if t := o.info.TypeOf(x); t == nil {
		return false
	} else if p, ok := t.Underlying().(*types.Pointer); ok {
		if _, array := p.Elem().Underlying().(*types.Array); !array {
			return false
		}
		address, ok := ast.Unparen(x).(*ast.UnaryExpr)
		return !ok || address.Op != token.AND
	} else if _, array := t.Underlying().(*types.Array); !array {
		return false
	}
	p, _ := o.pointer(x)
	return p != nil
}

// pointer finds the expression whose pointer the place x lies behind, and reports whether that
// is the pointer itself; nil if x lies in a variable or a slice.
func (o *order) pointer(x ast.Expr) (_ ast.Expr, itself bool) {
	for inner := o.within(x); inner != nil; inner = o.within(x) {
		x = inner
	}
	switch x := x.(type) {
	case *ast.StarExpr:
		return x.X, true
	case *ast.SelectorExpr:
		if s := o.info.Selections[x]; s != nil && s.Kind() == types.FieldVal && s.Indirect() {
			return x.X, len(s.Index()) == 1
		}
	case *ast.IndexExpr:
		if _, ok := o.info.TypeOf(x.X).Underlying().(*types.Pointer); ok && o.behind(x.X) {
			return x.X, true
		}
	}
	return nil, false
}

// follows reports whether a fault is that the same variable is nil as the array x lies behind.
func (o *order) follows(n ast.Node, x ast.Expr) bool {
	e, ok := n.(ast.Expr)
	if !ok {
		return false
	}
	root := func(e ast.Expr) types.Object {
		p, itself := o.pointer(e)
		if _, ok := o.info.TypeOf(e).Underlying().(*types.Pointer); ok && p == nil {
			p, itself = e, true
		}
		if id, ok := p.(*ast.Ident); ok && itself {
			return o.info.Uses[id]
		}
		return nil
	}
	v := root(x)
	return v != nil && v == root(e)
}

// reach makes the array e be reached where it stands.
func (o *order) reach(e *ast.Expr) {
	pos, array := (*e).Pos(), o.info.TypeOf(*e)
	value := &ast.StarExpr{Star: pos, X: *e}
	inner := &value.X
	if p, ok := array.Underlying().(*types.Pointer); ok {
		array = p.Elem()
	} else {
		address := &ast.UnaryExpr{OpPos: pos, Op: token.AND, X: *e}
		value.X, inner = o.typed(address, types.NewPointer(array)), &address.X
	}
	again := &ast.UnaryExpr{OpPos: pos, Op: token.AND, X: o.typed(value, array)}
	o.reachedBy[again] = inner
	*e = o.typed(again, types.NewPointer(array))
}

func (o *order) typed(e ast.Expr, t types.Type) ast.Expr {
	o.info.Types[e] = types.TypeAndValue{Type: t}
	return e
}

// addresses makes what & is applied to be reached where it stands.
func (o *order) addresses(n ast.Node) {
	ast.Inspect(n, func(n ast.Node) bool {
		u, ok := n.(*ast.UnaryExpr)
		if !ok || u.Op != token.AND || o.reachedBy[u] != nil {
			return true
		}
		x := ast.Unparen(u.X)
		if _, star := x.(*ast.StarExpr); star {
			return true
		}
		if p, _ := o.pointer(x); p == nil {
			return true
		}
		t := o.info.TypeOf(x)
		address := &ast.UnaryExpr{OpPos: u.OpPos, Op: token.AND, X: x}
		o.reachedBy[address] = &address.X
		u.X = o.typed(&ast.StarExpr{Star: u.OpPos, X: o.typed(address, types.NewPointer(t))}, t)
		return true
	})
}

// restOfIndex goes over the operands of x[i]. The compiler finds out that an array is behind a
// nil pointer before it evaluates the index; the lowered program when it takes the element.
func (w *walk) restOfIndex(e *ast.IndexExpr) {
	w.rest(e.X)
	n := len(w.met)
	w.rest(e.Index)
	if len(w.met) == n || !w.o.behind(e.X) || w.o.follows(w.met[n].node, e.X) {
		return
	}
	w.reached(e, n)
}

// reached notes a fault that the compiler meets before those from the n-th on, and the lowered
// program after them.
func (w *walk) reached(e ast.Node, n int) {
	w.put(e, reached)
	if w.how == following {
		copy(w.met[n+1:], w.met[n:])
		w.met[n] = fault{e, reached}
	}
}
