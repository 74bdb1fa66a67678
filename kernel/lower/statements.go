package lower

import (
	"go/ast"
	"go/token"
	"go/types"
)

// unread lists the array operands of range statements that the language does not evaluate:
// *p, where only the length counts and nothing in the operand is called.
func unread(file *ast.File) map[ast.Expr]bool {
	out := map[ast.Expr]bool{}
	ast.Inspect(file, func(n ast.Node) bool {
		r, ok := n.(*ast.RangeStmt)
		if !ok || r.Value != nil {
			return true
		}
		star, ok := ast.Unparen(r.X).(*ast.StarExpr)
		if !ok {
			return true
		}
		calls := false
		ast.Inspect(star, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.CallExpr:
				calls = true
			case *ast.UnaryExpr:
				calls = calls || n.Op == token.ARROW
			}
			return true
		})
		out[star] = !calls
		return true
	})
	return out
}

// dynamicDefers reports whether the script defers a call of a function that is not known
// from the source, and calls recover.
func dynamicDefers(file *ast.File, info *types.Info) bool {
	dynamic, recovers := false, false
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.Ident:
			if f, ok := info.Uses[n].(*types.Builtin); ok && f.Name() == "recover" {
				recovers = true
			}
		case *ast.DeferStmt:
			switch f := ast.Unparen(n.Call.Fun).(type) {
			case *ast.FuncLit:
			case *ast.Ident:
				_, isVar := info.Uses[f].(*types.Var)
				dynamic = dynamic || isVar
			case *ast.SelectorExpr:
				fn, ok := info.Uses[f.Sel].(*types.Func)
				if !ok || fn.Signature().Recv() != nil && types.IsInterface(fn.Signature().Recv().Type()) {
					dynamic = true
				}
			default:
				dynamic = true
			}
		}
		return true
	})
	return dynamic && recovers
}
