package lower

import (
	"go/ast"
	"go/types"
)

// laterCall goes over the call of a go or defer statement.
func (o *order) laterCall(s ast.Stmt, call *ast.CallExpr) []ast.Stmt {
	n := len(o.open)
	before := o.try(func() { o.operands(call) }, func(w *walk) { w.later(call) })
	if len(o.open) > n { // a receiver that is copied fails where the statement stands
		o.open = append(o.open, span{s.Pos(), s.End()})
	}
	return before
}

// later goes over the operands of a call that is deferred or made by another goroutine. They
// are given variables, as if by one assignment of several: those of a value that the function
// put around the call captures by reference are memory (typecheck.normalizeGoDeferCall).
func (w *walk) later(e *ast.CallExpr) {
	o := w.o
	if w.how == asWritten {
		w.rest(e)
		return
	}
	done := progress{o: o, inline: w.inline, vars: map[types.Object]bool{}, gone: w.gone}
	name := o.builtin(e.Fun)
	sig, _ := o.info.TypeOf(e.Fun).Underlying().(*types.Signature)
	var late []func()
	sel, ok := ast.Unparen(e.Fun).(*ast.SelectorExpr)
	if s := o.info.Selections[sel]; name == "" && ok && s != nil && s.Kind() == types.MethodVal {
		late = append(late, func() {
			w.expr(&sel.X)
			if o.byInterface(sel) {
				w.copied(&sel.X)
			} else {
				w.receiver(sel)
			}
		})
		done.memory = w.byReference(s.Obj().(*types.Func).Signature().Recv().Type())
	} else if name == "" {
		late = append(late, func() { w.copy(&e.Fun) })
	}
	for i := range e.Args {
		var t types.Type
		if name == "" && sig != nil {
			t = parameter(sig, i, e.Ellipsis.IsValid())
		}
		o.components(&e.Args[i], t, func(p *ast.Expr, t types.Type) {
			set := func() {
				w.convert(p, t)
				w.copied(p)
			}
			if done.affect(*p) {
				set()
			} else {
				late = append(late, set)
			}
			done.memory = done.memory || w.byReference(t)
		})
	}
	for _, set := range late {
		set()
	}
	if w.how == following {
		w.rest(e)
	}
}

// byReference reports whether a variable of type t that is set once is captured by reference
// (escape.flowClosure).
func byReference(t types.Type) bool {
	const most = 128
	return sizeOf(t) > most
}

// byReference is the same where the type may be unknown.
func (w *walk) byReference(t types.Type) bool {
	if unknown(t) {
		return w.guess
	}
	return byReference(t)
}

// components calls f for the parts of an operand, which becomes a t, that have variables of
// their own: those of a literal.
func (o *order) components(p *ast.Expr, t types.Type, f func(p *ast.Expr, t types.Type)) {
	of := o.info.TypeOf(*p)
	if t == nil {
		t = of
	}
	lit, ok := ast.Unparen(*p).(*ast.CompositeLit)
	if !ok || types.IsInterface(t) {
		f(p, t)
		return
	}
	switch of.Underlying().(type) {
	case *types.Struct, *types.Array, *types.Slice:
	default:
		f(p, t)
		return
	}
	for i := range lit.Elts {
		part := &lit.Elts[i]
		if kv, ok := (*part).(*ast.KeyValueExpr); ok {
			part = &kv.Value
		}
		o.components(part, o.elementType(lit, i), f)
	}
}
