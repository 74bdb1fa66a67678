package lower

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"strconv"
)

// rangeArrays makes of `for i := range p.array` what the language says that it is: without a
// second variable only the length counts, and an operand in which nothing is called or received
// is not evaluated at all, whatever in it would fail.
//
//	for i := range p.array   →   for i := range 4
func rangeArrays(file *ast.File, info *types.Info) {
	ast.Inspect(file, func(n ast.Node) bool {
		r, ok := n.(*ast.RangeStmt)
		if !ok || r.Value != nil || acts(r.X, info) {
			return true
		}
		if a := arrayOf(info.TypeOf(r.X)); a != nil {
			n := &ast.BasicLit{ValuePos: r.X.Pos(), Kind: token.INT, Value: strconv.FormatInt(a.Len(), 10)}
			info.Types[n] = types.TypeAndValue{Type: types.Typ[types.Int], Value: constant.MakeInt64(a.Len())}
			r.X = n
		}
		return true
	})
}

// arrayOf gives the array type that t is, or that it points to; or nil.
func arrayOf(t types.Type) *types.Array {
	if t == nil {
		return nil
	}
	if p, ok := t.Underlying().(*types.Pointer); ok {
		t = p.Elem()
	}
	a, _ := t.Underlying().(*types.Array)
	return a
}

// acts reports whether something is called or received in e, as the type checker
// counts.
func acts(e ast.Expr, info *types.Info) (found bool) {
	ast.Inspect(e, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncLit:
			return false
		case *ast.UnaryExpr:
			found = found || n.Op == token.ARROW
		case *ast.CallExpr:
			found = found || !info.Types[n.Fun].IsType() // not a conversion
		}
		return !found
	})
	return found
}
