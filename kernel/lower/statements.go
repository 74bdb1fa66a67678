package lower

import (
	"go/ast"
	"go/types"
)

// dynamicDefers reports whether the script defers a call of a function that is not known
// from the source.
func dynamicDefers(file *ast.File, info *types.Info) (dynamic bool) {
	ast.Inspect(file, func(n ast.Node) bool {
		if n, ok := n.(*ast.DeferStmt); ok {
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
	return dynamic
}
