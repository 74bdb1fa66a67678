package lower

import (
	"go/ast"
	"go/token"
	"go/types"
)

func (o *order) binary(e *ast.BinaryExpr) (ast.Expr, bool) {
	switch e.Op {
	case token.LAND, token.LOR:
		return o.shortCircuit(e)
	case token.EQL, token.NEQ, token.LSS, token.LEQ, token.GTR, token.GEQ:
		x, y := o.info.TypeOf(e.X), o.info.TypeOf(e.Y)
		late := o.compared(e, x, y)
		if types.IsInterface(x) || types.IsInterface(y) {
			o.parts++
			late = true
		}
		return e, late
	}
	late := o.children(o.in(&e.X), o.in(&e.Y))
	constant := o.info.Types[e.Y].Value != nil
	switch e.Op {
	case token.QUO, token.REM:
		b, ok := o.info.TypeOf(e).Underlying().(*types.Basic)
		if !constant && (!ok || b.Info()&types.IsInteger != 0) {
			o.parts++
			late = true
		}
	case token.SHL, token.SHR:
		b, ok := o.info.TypeOf(e.Y).Underlying().(*types.Basic)
		if !constant && (!ok || b.Info()&types.IsUnsigned == 0) {
			o.parts++
			late = true
		}
	}
	return e, late
}

// compared goes over the operands of a comparison. Structs and arrays are copied, both, after
// both have been gone over.
func (o *order) compared(e *ast.BinaryExpr, x, y types.Type) bool {
	lateX, lateY := false, false
	late := o.children(
		func() bool { e.X, lateX = o.convert(e.X, y); return lateX },
		func() bool { e.Y, lateY = o.convert(e.Y, x); return lateY },
	)
	switch x.Underlying().(type) {
	case *types.Struct, *types.Array:
		if types.IsInterface(y) {
			return late
		}
		e.X, lateX = o.pin(e.X, lateX)
		e.Y, lateY = o.pin(e.Y, lateY)
		return lateX || lateY
	}
	return late
}

// shortCircuit goes over && and ||, which the compiler makes in their turn as
// r := X; if r { r = Y }.
func (o *order) shortCircuit(e *ast.BinaryExpr) (ast.Expr, bool) {
	if o.dry {
		o.children(o.in(&e.X))
		o.temps = append(o.temps, spill{expr: e.X})
		o.children(o.in(&e.Y))
		o.temps = append(o.temps, spill{expr: e.Y})
		return e, false
	}
	e.X, _ = o.expr(e.X)
	outer := o.out
	o.out = nil
	e.Y, _ = o.expr(e.Y)
	inner := o.out
	o.out = outer
	if len(inner) == 0 && !o.disordered(func(w *walk) { w.use(&e.Y) }) {
		return o.hoist(e), false
	}
	r := o.hoist(e.X).(*ast.Ident)
	v := o.info.Uses[r].(*types.Var)
	pos := e.OpPos
	inner = append(inner, &ast.AssignStmt{Lhs: []ast.Expr{o.use(v, pos)}, TokPos: pos, Tok: token.ASSIGN, Rhs: []ast.Expr{e.Y}})
	branch := &ast.IfStmt{If: pos, Cond: o.use(v, pos), Body: &ast.BlockStmt{Lbrace: pos, List: inner, Rbrace: pos}}
	if e.Op == token.LOR {
		branch.Body, branch.Else = &ast.BlockStmt{Lbrace: pos, Rbrace: pos}, branch.Body
	}
	o.out = append(o.out, branch)
	return o.use(v, pos), false
}
