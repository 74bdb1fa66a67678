package lower

import (
	"go/ast"
	"go/constant"
	"go/types"
)

func constantString(v constant.Value) string {
	if v.Kind() == constant.String {
		return constant.StringVal(v)
	}
	return ""
}

// call goes over a call or a conversion.
func (w *walk) call(e *ast.CallExpr) {
	o := w.o
	if o.info.Types[e.Fun].IsType() {
		w.conversion(e)
		return
	}
	if name := o.builtin(e.Fun); name != "" {
		w.builtin(e, name)
		return
	}
	sig, _ := o.info.TypeOf(e.Fun).Underlying().(*types.Signature)
	var operands []*ast.Expr
	spread := e.Ellipsis.IsValid()
	placed := o.placed(e.Fun)
	late, sure := 0, placed || !w.inlinable(e)
	// each goes over an operand and notes whether it matters that the others are not done.
	each := func(f func()) {
		n := len(w.met)
		f()
		w.hangs = w.hangs || len(w.met) > n && late > 0 && !sure
	}
	leaves := func(p *ast.Expr) {
		if w.how != following {
			return
		}
		n := len(w.met)
		w.rest(*p)
		late += len(w.met) - n
		w.met = w.met[:n]
	}
	if sel, ok := ast.Unparen(e.Fun).(*ast.SelectorExpr); ok {
		if s := o.info.Selections[sel]; s != nil && s.Kind() == types.MethodVal {
			w.expr(&sel.X)
			switch {
			case o.byInterface(sel):
				w.devirtualised(e, sel)
			case placed:
				w.receiver(sel)
			default:
				operands = append(operands, &sel.X)
				leaves(&sel.X)
				if s.Indirect() && o.derefs(s, o.info.TypeOf(sel.X)) {
					late++
				}
			}
		} else {
			w.expr(&e.Fun)
		}
	} else {
		w.expr(&e.Fun)
	}
	if sig == nil {
		for i := range e.Args {
			w.copy(&e.Args[i])
		}
		return
	}
	fixed := sig.Params().Len()
	if sig.Variadic() && !spread {
		fixed--
	}
	for i := range e.Args {
		p := &e.Args[i]
		each(func() {
			w.convert(p, parameter(sig, i, spread))
			if i >= fixed || placed { // an element of the slice of the rest, or a variable
				w.copied(p)
			}
		})
		operands = append(operands, p)
		leaves(p)
	}
	for _, p := range operands {
		if sel, ok := ast.Unparen(e.Fun).(*ast.SelectorExpr); ok && p == &sel.X {
			w.receiver(sel)
			continue
		}
		w.early(p)
	}
	if w.how == rewriting && o.byInterface(e.Fun) {
		n := len(w.met)
		w.restOfCall(e)
		first := w.met[n:]
		w.met = w.met[:n]
		for _, f := range first {
			if f == (fault{e, reached}) { // the compiler finds out first whether there is a method
				e.Fun = o.hoist(e.Fun)
			}
		}
	}
}

// byInterface reports whether what is called is a method of an interface.
func (o *order) byInterface(fun ast.Expr) bool {
	sel, ok := ast.Unparen(fun).(*ast.SelectorExpr)
	if !ok || o.info.Selections[sel] == nil || o.info.Selections[sel].Kind() != types.MethodVal {
		return false
	}
	f, ok := o.info.Selections[sel].Obj().(*types.Func)
	return ok && f.Signature().Recv() != nil && types.IsInterface(f.Signature().Recv().Type())
}

// receiver goes over the copy of the value that a method is called on.
func (w *walk) receiver(sel *ast.SelectorExpr) {
	n := len(w.met)
	w.callee(sel, w.rest)
	if len(w.met) == n {
		return
	}
	if w.how == following {
		w.gone[sel], w.gone[sel.X] = true, true
		return
	}
	w.met = w.met[:n]
	s := w.o.info.Selections[sel]
	if p, ok := w.o.info.TypeOf(sel.X).Underlying().(*types.Pointer); ok && len(s.Index()) == 1 && w.o.derefs(s, p) {
		value := &ast.StarExpr{Star: sel.X.Pos(), X: sel.X}
		w.o.info.Types[value] = types.TypeAndValue{Type: p.Elem()}
		sel.X = w.o.hoist(value)
		return
	}
	w.early(&sel.X)
}

// devirtualised notes that it is not certain when the receiver of a method is found to be
// nil: the compiler may know which type it is of, and calls the type's method then.
func (w *walk) devirtualised(e *ast.CallExpr, sel *ast.SelectorExpr) {
	id, ok := ast.Unparen(sel.X).(*ast.Ident)
	if !ok || w.how != following || !w.o.known[w.o.info.Uses[id]] {
		return
	}
	args := walk{o: w.o}
	for _, a := range e.Args {
		args.rest(a)
	}
	w.hangs = w.hangs || len(args.met) > 0
}

// placed reports whether the compiler is sure to put a function in the place of its call: it
// returns an expression of a few parts.
func (o *order) placed(fun ast.Expr) bool {
	switch fun := ast.Unparen(fun).(type) {
	case *ast.FuncLit:
		return isTiny(fun.Body, o.info)
	case *ast.Ident:
		return o.tiny[o.info.Uses[fun]]
	case *ast.SelectorExpr:
		s := o.info.Selections[fun]
		if s == nil || types.IsInterface(s.Recv()) {
			return false
		}
		return o.tiny[s.Obj()] && (s.Kind() == types.MethodVal || asDeclared(s))
	}
	return false
}

// asDeclared reports whether a method expression is the method itself, not a function that finds
// the receiver first.
func asDeclared(s *types.Selection) bool {
	f, ok := s.Obj().(*types.Func)
	return ok && len(s.Index()) == 1 && types.Identical(s.Recv(), f.Signature().Recv().Type())
}

// inlinable reports whether the compiler may put what is called in the place of the call.
func (w *walk) inlinable(e *ast.CallExpr) bool {
	o := w.o
	switch fun := ast.Unparen(e.Fun).(type) {
	case *ast.FuncLit:
		return true
	case *ast.Ident:
		switch f := o.info.Uses[fun].(type) {
		case *types.Func:
			return !o.remains[f]
		case *types.Var:
			return !o.remains[f]
		}
	case *ast.SelectorExpr:
		s := o.info.Selections[fun]
		if s == nil {
			f, ok := o.info.Uses[fun.Sel].(*types.Func)
			return ok && !o.remains[f]
		}
		f, ok := s.Obj().(*types.Func)
		switch {
		case ok && s.Kind() == types.MethodExpr:
			return !asDeclared(s) || !o.remains[f.Origin()]
		case ok && s.Kind() == types.MethodVal:
			if !types.IsInterface(s.Recv()) {
				return !o.remains[f.Origin()]
			}
			switch x := ast.Unparen(fun.X).(type) {
			case *ast.Ident:
				v, ok := o.info.Uses[x].(*types.Var)
				return ok && !o.remains[v]
			case *ast.CallExpr, *ast.TypeAssertExpr:
				return true
			}
		}
		return false
	case *ast.IndexExpr, *ast.IndexListExpr:
		return o.info.Types[fun].Type != nil && !isElement(fun, o.info)
	case *ast.CallExpr:
		return !o.info.Types[fun.Fun].IsType() // a function that an inlined one returns
	}
	return false
}

func isElement(e ast.Expr, info *types.Info) bool {
	x, ok := e.(*ast.IndexExpr)
	if !ok {
		return false
	}
	_, function := info.TypeOf(x.X).Underlying().(*types.Signature)
	return !function
}

func (w *walk) builtin(e *ast.CallExpr, name string) {
	o := w.o
	if len(e.Args) == 1 && (name == "copy" || name == "delete") {
		w.expr(&e.Args[0]) // a call of two results
		return
	}
	switch name {
	case "append":
		w.append(e)
	case "copy":
		s, _ := o.info.TypeOf(e.Args[0]).Underlying().(*types.Slice)
		if s != nil && hasPointers(s.Elem()) {
			w.copy(&e.Args[0])
			w.copy(&e.Args[1])
			return
		}
		w.expr(&e.Args[0])
		w.expr(&e.Args[1])
	case "delete":
		w.expr(&e.Args[0])
		if m, ok := o.info.TypeOf(e.Args[0]).Underlying().(*types.Map); ok {
			w.convert(&e.Args[1], m.Key())
		} else {
			w.expr(&e.Args[1])
		}
		w.early(&e.Args[0])
		w.early(&e.Args[1])
	case "panic":
		w.convert(&e.Args[0], types.NewInterfaceType(nil, nil))
	case "print", "println", "make":
		for i := range e.Args {
			w.copy(&e.Args[i])
		}
	default:
		for i := range e.Args {
			w.expr(&e.Args[i])
		}
	}
}

// conversion goes over T(x).
func (w *walk) conversion(e *ast.CallExpr) {
	o := w.o
	to, from := o.info.TypeOf(e), o.info.TypeOf(e.Args[0])
	w.convert(&e.Args[0], to)
	if !isString(to) || isString(from) {
		return
	}
	if bytesToString(e, o.info) {
		w.copied(&e.Args[0])
		return
	}
	w.early(&e.Args[0])
}
