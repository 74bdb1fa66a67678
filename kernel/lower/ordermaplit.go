package lower

import (
	"go/ast"
	"go/types"
)

// The compiler makes the entries of a map literal that it knows together with the map, before
// the others (order.expr1, OMAPLIT). To these it counts an interface that holds the result of
// a call, if it puts the function in the place of the call and sees there that the result is
// always the same; what else the function does is then done first.

// forestalls reports whether the value of a map literal's entry may be a call that is made
// before the entries further up are, which make calls themselves, or fail.
func (o *order) forestalls(e *ast.CompositeLit, m *types.Map) (calls, failures bool) {
	acts := false
	first := walk{o: o}
	for _, x := range e.Elts {
		kv := x.(*ast.KeyValueExpr)
		call, ok := ast.Unparen(kv.Value).(*ast.CallExpr)
		early := ok && types.IsInterface(m.Elem()) && !types.IsInterface(o.info.TypeOf(call)) && !o.acts(kv.Key) && o.repeats[o.info.Uses[rootOf(call.Fun)]]
		calls = calls || early && acts
		failures = failures || early && len(first.met) > 0
		acts = acts || !early && (o.acts(kv.Key) || o.acts(kv.Value))
		first.rest(kv.Key)
		if !early {
			first.rest(kv.Value)
		}
	}
	return calls, failures
}

// repeating lists the functions that may be put in the place of their calls, do something, and
// return a constant or one of their parameters.
func (s *survey) repeating(file *ast.File) map[types.Object]bool {
	out := map[types.Object]bool{}
	note := func(f types.Object, t *ast.FuncType, body *ast.BlockStmt) {
		if f == nil || len(body.List) < 2 || t.Results == nil || t.Results.NumFields() != 1 {
			return
		}
		ret, ok := body.List[len(body.List)-1].(*ast.ReturnStmt)
		if !ok || len(ret.Results) != 1 {
			return
		}
		v, ok := s.info.Uses[rootOf(ret.Results[0])].(*types.Var)
		out[f] = s.info.Types[ret.Results[0]].Value != nil || ok && v.Kind() == types.ParamVar && !s.assigned[v]
	}
	for _, d := range file.Decls {
		if d, ok := d.(*ast.FuncDecl); ok && d.Body != nil && !keptApart(d) && s.size(d.Body, budget) <= budget {
			note(s.info.Defs[d.Name], d.Type, d.Body)
		}
	}
	for n, v := range s.held {
		if lit, ok := n.(*ast.FuncLit); ok && !s.remains(lit) {
			note(v, lit.Type, lit.Body)
		}
	}
	return out
}

// rootOf is the identifier that e is, nil if it is none.
func rootOf(e ast.Expr) *ast.Ident {
	id, _ := ast.Unparen(e).(*ast.Ident)
	return id
}
