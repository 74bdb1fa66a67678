package lower

import (
	"go/ast"
	"go/token"
	"go/types"
)

// moving finds the variables that a call may change: those of packages, and those of
// functions that are captured and assigned to, or addressed.
func moving(file *ast.File, info *types.Info, pkg *types.Package) map[types.Object]bool {
	owner := map[types.Object]ast.Node{}
	captured, assigned, out := map[types.Object]bool{}, map[types.Object]bool{}, map[types.Object]bool{}
	var funcs []ast.Node // around the node
	var nodes []ast.Node
	mark := func(set map[types.Object]bool, e ast.Expr) {
		if id := rootVariable(e, info); id != nil {
			if v, ok := info.ObjectOf(id).(*types.Var); ok {
				set[v] = true
			}
		}
	}
	ast.Inspect(file, func(n ast.Node) bool {
		if n == nil {
			last := nodes[len(nodes)-1]
			nodes = nodes[:len(nodes)-1]
			if len(funcs) > 0 && funcs[len(funcs)-1] == last {
				funcs = funcs[:len(funcs)-1]
			}
			return true
		}
		nodes = append(nodes, n)
		var in ast.Node
		if len(funcs) > 0 {
			in = funcs[len(funcs)-1]
		}
		switch n := n.(type) {
		case *ast.FuncDecl, *ast.FuncLit:
			funcs = append(funcs, n)
		case *ast.Ident:
			if v, ok := info.Defs[n].(*types.Var); ok {
				owner[v] = in
			} else if v, ok := info.Uses[n].(*types.Var); ok && !v.IsField() {
				if at, known := owner[v]; !known || at != in {
					captured[v] = true
				}
				if v.Parent() != nil && v.Pkg() != nil && v.Parent() == v.Pkg().Scope() {
					out[v] = true
				}
			}
		case *ast.AssignStmt:
			for _, l := range n.Lhs {
				if id, ok := l.(*ast.Ident); !ok || info.Defs[id] == nil {
					mark(assigned, l)
				}
			}
		case *ast.IncDecStmt:
			mark(assigned, n.X)
		case *ast.RangeStmt:
			if n.Tok == token.ASSIGN {
				mark(assigned, n.Key)
				if n.Value != nil {
					mark(assigned, n.Value)
				}
			}
		case *ast.UnaryExpr:
			if n.Op == token.AND {
				mark(out, n.X)
			}
		case *ast.SliceExpr:
			mark(out, n.X)
		case *ast.SelectorExpr:
			if s := info.Selections[n]; s != nil && s.Kind() == types.MethodVal {
				if f, ok := s.Obj().(*types.Func); ok && f.Signature().Recv() != nil {
					if _, pointer := f.Signature().Recv().Type().Underlying().(*types.Pointer); pointer {
						mark(out, n.X)
					}
				}
			}
		}
		return true
	})
	for v := range captured {
		if assigned[v] {
			out[v] = true
		}
	}
	return out
}

// rootVariable finds the variable that e is, or is a field or an element of; nil if a pointer
// or a slice lies between.
func rootVariable(e ast.Expr, info *types.Info) *ast.Ident {
	switch e := ast.Unparen(e).(type) {
	case *ast.Ident:
		return e
	case *ast.SelectorExpr:
		if s := info.Selections[e]; s != nil && s.Kind() == types.FieldVal && s.Indirect() {
			return nil
		}
		return rootVariable(e.X, info)
	case *ast.IndexExpr:
		if _, ok := info.TypeOf(e.X).Underlying().(*types.Array); ok {
			return rootVariable(e.X, info)
		}
	}
	return nil
}
