package lower

import (
	"go/ast"
	"go/token"
	"go/types"
)

// children goes over expressions from left to right and reports whether the compiler
// evaluates something of them later.
func (o *order) children(steps ...func() bool) (late bool) {
	n := 0
	for _, step := range steps {
		if step() {
			late = true
			n++
			o.late++
		}
	}
	o.late -= n
	return late
}

// point is an expression that the compiler evaluates in its turn. late tells that its
// operands are read there, effect that more than its value can come of it.
func (o *order) point(e ast.Expr, late, effect bool) (ast.Expr, bool) {
	if effect && o.late > 0 {
		o.differ = true
		o.harmful = o.harmful || !o.harmless(e)
	}
	if !late && !effect {
		return e, false // never another value
	}
	return o.hoist(e), false
}

// in goes over a part of an expression in its place.
func (o *order) in(e *ast.Expr) func() bool {
	return func() (late bool) {
		if *e != nil {
			*e, late = o.expr(*e)
		}
		return late
	}
}

// as is in for a part that is converted to t.
func (o *order) as(e *ast.Expr, t types.Type) func() bool {
	return func() (late bool) {
		*e, late = o.convert(*e, t)
		return late
	}
}

// sent is as for the value of a send, which is used by its address.
func (o *order) sent(e *ast.Expr, t types.Type) func() bool {
	return func() (late bool) {
		*e, late = o.convert(*e, t)
		from := o.info.TypeOf(*e)
		switch {
		case types.IsInterface(from) || !types.IsInterface(t):
			*e, late = o.pin(*e, late)
		case late:
			*e, late = o.hoist(*e), false
		}
		return late
	}
}

// convert goes over an expression whose value becomes a t: what is put into an interface by
// its address is copied first.
func (o *order) convert(e ast.Expr, t types.Type) (ast.Expr, bool) {
	e, late := o.expr(e)
	from := o.info.TypeOf(e)
	if t != nil && unknown(from) && types.IsInterface(t) && !types.Identical(from, t) && !o.addressable(e) {
		o.unsure(e, late)
	}
	if t == nil || from == nil || !types.IsInterface(t) || types.IsInterface(from) || !byAddress(from) {
		return e, late
	}
	return o.pin(e, late)
}

// pin copies what is to be used by its address and has none (order.addrTemp), and variables
// that live in registers: which these are may hang on what the compiler puts in place.
func (o *order) pin(e ast.Expr, late bool) (ast.Expr, bool) {
	if !late {
		return e, false
	}
	if !o.addressable(e) {
		return o.hoist(e), false
	}
	id := rootVariable(e, o.info)
	if id == nil {
		return e, true
	}
	v, ok := o.info.ObjectOf(id).(*types.Var)
	if !ok || v.Kind() != types.LocalVar || !inRegisters(v.Type()) {
		return e, true
	}
	switch captured := v.Pos() < o.from; {
	case o.moving[v] == somewhere:
		if o.dry && !o.doubt.IsValid() {
			o.doubt = e.Pos()
		}
	case o.moving[v] == still && !captured: // an element, which may fail
		return o.hoist(e), false
	case o.moving[v] == still && !o.apart && ast.Unparen(e) != id: // an element, too
		o.unsure(e, late)
	}
	return e, true
}

// addressable reports whether the compiler can take e's address (ir.IsAddressable).
func (o *order) addressable(e ast.Expr) bool {
	switch e := ast.Unparen(e).(type) {
	case *ast.Ident:
		_, ok := o.info.ObjectOf(e).(*types.Var)
		return ok
	case *ast.StarExpr:
		return true
	case *ast.SelectorExpr:
		s := o.info.Selections[e]
		if s == nil {
			return true
		}
		return s.Kind() == types.FieldVal && (s.Indirect() || o.addressable(e.X))
	case *ast.IndexExpr:
		switch o.info.TypeOf(e.X).Underlying().(type) {
		case *types.Slice, *types.Pointer:
			return true
		case *types.Array:
			return o.addressable(e.X)
		}
	}
	return false
}

// expr goes over an expression: what the compiler evaluates in its turn is given a variable.
// late tells that something of the result is evaluated later: where it is used.
func (o *order) expr(e ast.Expr) (_ ast.Expr, late bool) {
	switch e := e.(type) {
	case *ast.BasicLit, *ast.FuncLit:
		return e, false
	case *ast.Ident:
		v, ok := o.info.Uses[e].(*types.Var)
		return e, ok && o.moving[v] != still
	}
	if tv := o.info.Types[e]; tv.Value != nil || tv.IsType() {
		return e, false
	}
	switch e := e.(type) {
	case *ast.ParenExpr:
		e.X, late = o.expr(e.X)
		return e, late
	case *ast.SelectorExpr:
		return o.selector(e)
	case *ast.IndexExpr:
		return o.index(e)
	case *ast.SliceExpr:
		o.parts++
		late = o.children(o.in(&e.X), o.cheap(&e.Low), o.cheap(&e.High), o.cheap(&e.Max))
		return o.point(e, late, true)
	case *ast.StarExpr:
		o.parts++
		o.children(o.in(&e.X))
		return e, true
	case *ast.UnaryExpr:
		return o.unary(e)
	case *ast.BinaryExpr:
		return o.binary(e)
	case *ast.CallExpr:
		return o.call(e)
	case *ast.CompositeLit:
		return o.literal(e)
	case *ast.TypeAssertExpr:
		o.parts++
		late = o.children(o.in(&e.X))
		if direct(o.info.TypeOf(e)) || parametric(o.info.TypeOf(e)) {
			return e, true
		}
		return o.point(e, late, true)
	}
	return e, false
}

// cheap is in for what is copied unless it is a variable.
func (o *order) cheap(e *ast.Expr) func() bool {
	return func() bool {
		if *e == nil {
			return false
		}
		x, late := o.expr(*e)
		if _, name := ast.Unparen(x).(*ast.Ident); late && !name {
			x, late = o.hoist(x), false
		}
		*e = x
		return late
	}
}

func (o *order) selector(e *ast.SelectorExpr) (ast.Expr, bool) {
	s := o.info.Selections[e]
	if s == nil { // of a package
		_, variable := o.info.ObjectOf(e.Sel).(*types.Var)
		return e, variable
	}
	if s.Kind() == types.MethodExpr {
		return e, false
	}
	late := o.children(o.in(&e.X))
	if s.Indirect() || s.Kind() == types.MethodVal {
		o.parts++
		late = true
	}
	return e, late
}

func (o *order) index(e *ast.IndexExpr) (ast.Expr, bool) {
	o.parts++
	switch t := o.info.TypeOf(e.X).Underlying().(type) {
	case *types.Map:
		o.children(o.in(&e.X), o.key(&e.Index, t))
		if bytesToString(e.Index, o.info) {
			return o.point(e, true, false)
		}
		return e, true
	case *types.Signature:
		return e, false // an instance
	case *types.Array:
		late := o.children(o.in(&e.X), o.in(&e.Index))
		return e, late || o.info.Types[e.Index].Value == nil
	}
	o.children(o.in(&e.X), o.in(&e.Index))
	return e, true
}

func (o *order) unary(e *ast.UnaryExpr) (ast.Expr, bool) {
	switch e.Op {
	case token.ARROW:
		o.children(o.in(&e.X))
		return o.point(e, true, true)
	case token.AND:
		if lit, ok := ast.Unparen(e.X).(*ast.CompositeLit); ok {
			_, late := o.literal(lit)
			return e, late
		}
		return e, o.children(func() bool { return o.place(e.X) })
	}
	late := o.children(o.in(&e.X))
	return e, late
}

// place goes over what is assigned to or addressed, and reports whether finding it can fail
// or hangs on variables that move.
func (o *order) place(e ast.Expr) bool {
	switch e := e.(type) {
	case *ast.Ident:
		return false
	case *ast.ParenExpr:
		return o.place(e.X)
	case *ast.SelectorExpr:
		if s := o.info.Selections[e]; s != nil && !s.Indirect() {
			return o.place(e.X)
		}
		_, late := o.selector(e)
		return late
	case *ast.IndexExpr:
		if _, ok := o.info.TypeOf(e.X).Underlying().(*types.Array); ok {
			o.parts++
			late := o.children(func() bool { return o.place(e.X) }, o.in(&e.Index))
			return late || o.info.Types[e.Index].Value == nil
		}
		_, late := o.index(e)
		return late
	}
	_, late := o.expr(e)
	return late
}
