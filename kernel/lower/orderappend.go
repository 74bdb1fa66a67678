package lower

import (
	"go/ast"
	"go/types"
)

// append goes over the operands of append. Those that could be places are left where they
// stand until all have been gone over (walk.walkAppend, walk.walkAppendArgs).
func (w *walk) append(e *ast.CallExpr) {
	o := w.o
	s, _ := o.info.TypeOf(e).Underlying().(*types.Slice)
	if n := o.zeros(e); n != nil {
		w.operandOfAppend(&e.Args[0], nil)
		if types.Identical(o.info.TypeOf(*n), types.Typ[types.Int]) {
			w.operandOfAppend(n, nil)
		} else {
			w.copy(n)
		}
		w.copied(&e.Args[0])
		w.copied(n)
		return
	}
	spread := e.Ellipsis.IsValid() || s == nil
	w.operandOfAppend(&e.Args[0], nil)
	for i := range e.Args[1:] {
		if spread {
			w.operandOfAppend(&e.Args[1+i], nil)
		} else {
			w.operandOfAppend(&e.Args[1+i], s.Elem())
		}
	}
	if spread {
		w.copied(&e.Args[0])
	}
	for i := range e.Args[1:] {
		w.copied(&e.Args[1+i])
	}
}

// operandOfAppend goes over an operand that becomes a t.
func (w *walk) operandOfAppend(p *ast.Expr, t types.Type) {
	if t != nil && types.IsInterface(t) && !types.IsInterface(w.o.info.TypeOf(*p)) {
		w.convert(p, t)
		w.copied(p)
		return
	}
	w.safeBefore(p)
	w.convert(p, t)
}

// zeros gives n of append(s, make(T, n)...), for which the compiler makes no slice
// (walk.isAppendOfMake); nil for others.
func (o *order) zeros(e *ast.CallExpr) *ast.Expr {
	if len(e.Args) != 2 || !e.Ellipsis.IsValid() {
		return nil
	}
	m, ok := ast.Unparen(e.Args[1]).(*ast.CallExpr)
	if !ok || len(m.Args) != 2 || o.builtin(m.Fun) != "make" {
		return nil
	}
	if _, slice := o.info.TypeOf(m).Underlying().(*types.Slice); !slice {
		return nil
	}
	return &m.Args[1]
}
