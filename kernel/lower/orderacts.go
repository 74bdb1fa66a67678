package lower

import (
	"go/ast"
	"go/token"
	"go/types"
)

// acts reports whether an expression makes a call or receives (typecheck.callOrChan): built-in
// functions count, but for make; conversions and the bodies of function literals do not.
func (o *order) acts(e ast.Expr) (found bool) {
	ast.Inspect(e, func(n ast.Node) bool {
		x, ok := n.(ast.Expr)
		if !ok || found || o.info.Types[x].Value != nil || o.info.Types[x].IsType() {
			return false
		}
		switch x := x.(type) {
		case *ast.FuncLit:
			return false
		case *ast.UnaryExpr:
			found = x.Op == token.ARROW
		case *ast.CallExpr:
			name := o.builtin(x.Fun)
			found = !o.info.Types[x.Fun].IsType() && name != "make" && name != "new"
		}
		return !found
	})
	return found
}

// handedOver reports whether a captured variable is a parameter to the compiler: the function
// literal around is called where it stands, and gets the value of what is not set again
// (walk.directClosureCall).
func (o *order) handedOver(v *types.Var) bool {
	return o.called && o.moving[v] == still && !byReference(v.Type())
}
