package lower

import (
	"go/ast"
	"go/types"
)

// The compiler puts a composite literal together in the variable that it is assigned to, if
// nothing refers to that. When an element fails, a function that recovers returns what is
// there by then: it shows in a result variable.

// stepwise gives the literal if the assignment l = r is made in steps that show.
func (o *order) stepwise(l, r ast.Expr) *ast.CompositeLit {
	if !o.deferred {
		return nil
	}
	id, ok := ast.Unparen(l).(*ast.Ident)
	lit, literal := ast.Unparen(r).(*ast.CompositeLit)
	if !ok || !literal || id.Name == "_" {
		return nil
	}
	v := o.info.ObjectOf(id)
	result := false
	for r := range o.sig.Results().Variables() {
		result = result || r == v
	}
	switch o.info.TypeOf(lit).Underlying().(type) {
	case *types.Struct, *types.Array:
	default:
		return nil
	}
	if !result || o.moving[v] != still || !types.Identical(v.Type(), o.info.TypeOf(lit)) || mentions(lit, v, o.info) {
		return nil
	}
	all := walk{o: o}
	all.rest(lit)
	if len(all.met) == 0 {
		return nil
	}
	return lit
}

func mentions(n ast.Node, v types.Object, info *types.Info) (found bool) {
	ast.Inspect(n, func(n ast.Node) bool {
		if id, ok := n.(*ast.Ident); ok && info.Uses[id] == v {
			found = true
		}
		return !found
	})
	return found
}

// inSteps sets the variable anew before each element that may fail.
func (w *walk) inSteps(s *ast.AssignStmt, lit *ast.CompositeLit) {
	o := w.o
	set := func(n int) {
		part := *lit
		part.Elts = append([]ast.Expr(nil), lit.Elts[:n]...)
		o.info.Types[&part] = o.info.Types[lit]
		o.out = append(o.out, o.single(s, s.Lhs[0], &part))
	}
	const few = 4 // of more, the constants are set first
	for i := range lit.Elts {
		part := &lit.Elts[i]
		if kv, ok := (*part).(*ast.KeyValueExpr); ok {
			part = &kv.Value
		}
		if !w.fails(*part) {
			continue
		}
		if _, nested := ast.Unparen(*part).(*ast.CompositeLit); (nested || len(lit.Elts) > few) && !o.failed.IsValid() {
			o.failed = s.Pos()
		}
		set(i)
		w.convert(part, o.elementType(lit, i))
		w.copied(part)
	}
}

// elementType is the type that element i of a struct, array or slice literal is converted to.
func (o *order) elementType(lit *ast.CompositeLit, i int) types.Type {
	switch t := o.info.TypeOf(lit).Underlying().(type) {
	case *types.Struct:
		if kv, ok := lit.Elts[i].(*ast.KeyValueExpr); ok {
			return t.Field(fieldIndex(t, kv.Key.(*ast.Ident).Name)).Type()
		}
		return t.Field(i).Type()
	case interface{ Elem() types.Type }:
		return t.Elem()
	}
	return nil
}
