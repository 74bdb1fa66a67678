package lower

import (
	"go/ast"
	"go/token"
	"go/types"
)

// call goes over a call or a conversion.
func (o *order) call(e *ast.CallExpr) (ast.Expr, bool) {
	if o.info.Types[e.Fun].IsType() {
		return o.conversion(e)
	}
	late, effect := o.operands(e)
	if o.splits && !o.dry && o.builtin(e.Fun) != "" {
		return o.hoist(e), false // an assignment before may change its operands
	}
	return o.point(e, late, effect)
}

// operands goes over the operands of a call, but leaves the call in its place. effect tells
// that the call does more than compute.
func (o *order) operands(e *ast.CallExpr) (late, effect bool) {
	o.parts++
	if b := o.builtin(e.Fun); b != "" {
		return o.builtinOperands(e, b)
	}
	sig, ok := o.info.TypeOf(e.Fun).Underlying().(*types.Signature)
	if !ok { // a type parameter's core
		o.children(append([]func() bool{func() bool { return o.callee(e) }}, o.each(e.Args)...)...)
		return true, true
	}
	steps := []func() bool{func() bool { return o.callee(e) }}
	switch {
	case len(e.Args) == 1 && o.isTuple(e.Args[0]):
		steps = append(steps, func() bool {
			inner := e.Args[0].(*ast.CallExpr)
			o.operands(inner)
			if !o.dry {
				e.Args = o.hoistTuple(inner)
				return false
			}
			o.temps = append(o.temps, spill{expr: inner})
			o.differ = o.differ || o.late > 0
			return false
		})
	default:
		for i := range e.Args {
			steps = append(steps, o.as(&e.Args[i], parameter(sig, i, e.Ellipsis.IsValid())))
		}
	}
	differ := o.differ
	o.differ = false
	o.children(steps...)
	if o.dry && o.differ && !o.doubt.IsValid() && o.changing(e.Fun) {
		o.doubt = e.Pos()
	}
	o.differ = o.differ || differ
	return true, true
}

// changing reports whether a method is called through an interface variable that functions
// change: the compiler reads it early where it sees which type it holds.
func (o *order) changing(fun ast.Expr) bool {
	sel, ok := ast.Unparen(fun).(*ast.SelectorExpr)
	if !ok || o.info.Selections[sel] == nil {
		return false
	}
	id, ok := ast.Unparen(sel.X).(*ast.Ident)
	if !ok || !types.IsInterface(o.info.TypeOf(id)) {
		return false
	}
	m := o.moving[o.info.ObjectOf(id)]
	return m == moves || m == somewhere
}

func (o *order) isTuple(e ast.Expr) bool {
	_, call := e.(*ast.CallExpr)
	t, ok := o.info.TypeOf(e).(*types.Tuple)
	return call && ok && t.Len() > 1
}

func (o *order) each(list []ast.Expr) (steps []func() bool) {
	for i := range list {
		steps = append(steps, o.in(&list[i]))
	}
	return steps
}

// parameter is the type of operand i of a call.
func parameter(sig *types.Signature, i int, spread bool) types.Type {
	n := sig.Params().Len()
	if sig.Variadic() && i >= n-1 && !spread {
		if s, ok := sig.Params().At(n - 1).Type().(*types.Slice); ok {
			return s.Elem()
		}
		return nil
	}
	if i >= n {
		return nil
	}
	return sig.Params().At(i).Type()
}

// callee goes over what is called. What makes a call itself, or receives, is evaluated before
// the operands are (typecheck.RewriteNonNameCall).
func (o *order) callee(e *ast.CallExpr) (late bool) {
	sel, ok := ast.Unparen(e.Fun).(*ast.SelectorExpr)
	s := o.info.Selections[sel]
	if !ok || s == nil || s.Kind() != types.MethodVal {
		first := o.acts(e.Fun)
		e.Fun, late = o.expr(e.Fun)
		if first && late {
			e.Fun, late = o.hoist(e.Fun), false
		}
		return late
	}
	if o.byInterface(sel) {
		first := o.acts(sel.X)
		late = o.children(o.in(&sel.X))
		if first && late {
			sel.X, late = o.hoist(sel.X), false
		}
		if embedded := !types.IsInterface(s.Recv()); first && embedded && s.Indirect() && o.dry && !o.doubt.IsValid() {
			o.doubt = e.Pos() // the pointer would have to be followed first
		}
		return late || s.Indirect()
	}
	f, ok := s.Obj().(*types.Func)
	if ok && f.Signature().Recv() != nil {
		_, takes := f.Signature().Recv().Type().Underlying().(*types.Pointer)
		_, has := o.info.TypeOf(sel.X).Underlying().(*types.Pointer)
		if takes && !has && len(s.Index()) == 1 { // &x is the receiver
			return o.place(sel.X)
		}
	}
	late = o.children(o.in(&sel.X))
	return late || s.Indirect()
}

// builtin is the name of the built-in function e; "" if it is none.
func (o *order) builtin(e ast.Expr) string {
	id, ok := ast.Unparen(e).(*ast.Ident)
	if !ok {
		return ""
	}
	if b, ok := o.info.Uses[id].(*types.Builtin); ok {
		return b.Name()
	}
	return ""
}

func (o *order) builtinOperands(e *ast.CallExpr, name string) (late, effect bool) {
	switch name {
	case "append":
		s, _ := o.info.TypeOf(e).Underlying().(*types.Slice)
		steps := []func() bool{o.in(&e.Args[0])}
		if n := o.zeros(e); n != nil {
			return o.children(append(steps, o.in(n))...), true
		}
		for i := range e.Args[1:] {
			if s == nil || e.Ellipsis.IsValid() {
				steps = append(steps, o.in(&e.Args[1+i]))
			} else {
				steps = append(steps, o.as(&e.Args[1+i], s.Elem()))
			}
		}
		return o.children(steps...), true
	case "panic":
		return o.children(o.as(&e.Args[0], types.NewInterfaceType(nil, nil))), true
	case "delete":
		if m, ok := o.info.TypeOf(e.Args[0]).Underlying().(*types.Map); ok {
			return o.children(o.in(&e.Args[0]), o.key(&e.Args[1], m)), true
		}
	case "len", "cap", "min", "max", "complex", "real", "imag":
		return o.children(o.each(e.Args)...), false
	case "new":
		return o.children(o.each(e.Args)...), false
	}
	return o.children(o.each(e.Args)...), true
}

// conversion goes over T(x).
func (o *order) conversion(e *ast.CallExpr) (_ ast.Expr, late bool) {
	to := o.info.TypeOf(e)
	from := o.info.TypeOf(e.Args[0])
	late = o.children(o.as(&e.Args[0], to))
	_, toSlice := to.Underlying().(*types.Slice)
	_, fromSlice := from.Underlying().(*types.Slice)
	switch {
	case toSlice && !fromSlice: // []byte(s), []rune(s)
		return o.point(e, late, false)
	case fromSlice && !toSlice && !types.IsInterface(to): // string(bytes) reads them, [n]T(s) can fail
		o.parts++
		return e, true
	}
	return e, late
}

// literal goes over a composite literal.
func (o *order) literal(e *ast.CompositeLit) (ast.Expr, bool) {
	t := o.info.TypeOf(e)
	if p, ok := t.Underlying().(*types.Pointer); ok { // &T left out
		t = p.Elem()
	}
	var steps []func() bool
	element := func(i int, t types.Type) {
		if kv, ok := e.Elts[i].(*ast.KeyValueExpr); ok {
			steps = append(steps, o.as(&kv.Value, t))
			return
		}
		steps = append(steps, o.as(&e.Elts[i], t))
	}
	switch t := t.Underlying().(type) {
	case *types.Struct:
		for i, x := range e.Elts {
			f := i
			if kv, ok := x.(*ast.KeyValueExpr); ok {
				f = fieldIndex(t, kv.Key.(*ast.Ident).Name)
			}
			element(i, t.Field(f).Type())
		}
	case *types.Map:
		return o.mapLiteral(e, t)
	case interface{ Elem() types.Type }:
		for i := range e.Elts {
			element(i, t.Elem())
		}
	default: // a type parameter's core
		return e, true
	}
	return e, o.children(steps...)
}

func fieldIndex(s *types.Struct, name string) int {
	for i := range s.NumFields() {
		if s.Field(i).Name() == name {
			return i
		}
	}
	return 0
}

// mapLiteral goes over a map literal, whose entries the compiler sets one by one, in its
// turn.
func (o *order) mapLiteral(e *ast.CompositeLit, t *types.Map) (ast.Expr, bool) {
	late, inner := false, false
	if o.dry {
		differ := o.differ
		o.differ = false
		for _, x := range e.Elts {
			kv := x.(*ast.KeyValueExpr)
			l := o.children(o.key(&kv.Key, t), o.as(&kv.Value, t.Elem()))
			late = late || l
			o.parts++
			o.temps = append(o.temps, spill{entry: kv, of: t})
		}
		inner = o.differ
		o.differ = o.differ || differ
		calls, failures := o.forestalls(e, t)
		if (inner && elided(e) || calls) && !o.failed.IsValid() {
			o.failed = e.Pos()
		}
		o.forestalled = o.forestalled || failures
		return e, false
	}
	if elided(e) {
		return o.hoist(e), false
	}
	m := *e
	m.Elts = nil
	o.info.Types[&m] = o.info.Types[e]
	id := o.hoist(&m).(*ast.Ident)
	v := o.info.Uses[id].(*types.Var)
	for _, x := range e.Elts {
		kv := x.(*ast.KeyValueExpr)
		o.children(o.key(&kv.Key, t), o.as(&kv.Value, t.Elem()))
		at := &ast.IndexExpr{X: o.use(v, kv.Pos()), Lbrack: kv.Pos(), Index: kv.Key, Rbrack: kv.Colon}
		o.info.Types[at] = types.TypeAndValue{Type: t.Elem()}
		o.out = append(o.out, &ast.AssignStmt{Lhs: []ast.Expr{at}, TokPos: kv.Colon, Tok: token.ASSIGN, Rhs: []ast.Expr{kv.Value}})
	}
	return id, false
}

// elided reports whether an entry of a map literal is itself a literal without its type.
func elided(e *ast.CompositeLit) bool {
	for _, x := range e.Elts {
		kv := x.(*ast.KeyValueExpr)
		for _, part := range []ast.Expr{kv.Key, kv.Value} {
			if lit, ok := part.(*ast.CompositeLit); ok && lit.Type == nil {
				return true
			}
		}
	}
	return false
}
