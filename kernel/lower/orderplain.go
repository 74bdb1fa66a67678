package lower

import (
	"go/ast"
	"go/token"
	"go/types"
)

// Most statements have at most one part that acts, may fail or may be read early or late: there
// is nothing to order in them. That is seen at a glance, and saves the two ways of going over
// them that order and walk are.

// plain reports whether there is nothing to order in a statement, or in an expression.
func (o *order) plain(n ast.Node) bool {
	const one = 1
	switch n := n.(type) {
	case *ast.ExprStmt:
		return o.weight(n.X) <= one
	case *ast.IncDecStmt:
		return o.weight(n.X) <= one
	case *ast.ReturnStmt:
		return o.weights(n.Results) <= one
	case *ast.AssignStmt:
		w := o.weights(n.Rhs)
		for _, l := range n.Lhs {
			if id, ok := l.(*ast.Ident); ok {
				if n.Tok != token.ASSIGN && n.Tok != token.DEFINE {
					w += o.weight(id)
				}
				continue
			}
			w += o.weight(l)
			if len(n.Lhs) > 1 {
				return false
			}
		}
		switch n.Tok {
		case token.QUO_ASSIGN, token.REM_ASSIGN, token.SHL_ASSIGN, token.SHR_ASSIGN:
			w++
		}
		if len(n.Rhs) > 1 { // the first is set before the second fails
			return w == 0
		}
		return w <= one
	case ast.Expr:
		return o.weight(n) <= one
	}
	return false
}

func (o *order) weights(list []ast.Expr) (n int) {
	for _, e := range list {
		n += o.weight(e)
	}
	return n
}

// weight counts the parts of an expression that matter to its order; some that do not are
// counted too.
func (o *order) weight(e ast.Expr) int {
	switch e := e.(type) {
	case nil, *ast.BasicLit, *ast.FuncLit:
		return 0
	case *ast.Ident:
		if len(o.moving) > 0 && o.moving[o.info.Uses[e]] != still {
			return 1
		}
		return 0
	case *ast.ParenExpr:
		return o.weight(e.X)
	case *ast.SelectorExpr:
		return 1 + o.weight(e.X)
	case *ast.StarExpr:
		return 1 + o.weight(e.X)
	case *ast.TypeAssertExpr:
		return 1 + o.weight(e.X)
	case *ast.IndexExpr:
		return 1 + o.weight(e.X) + o.weight(e.Index)
	case *ast.SliceExpr:
		return 1 + o.weight(e.X) + o.weight(e.Low) + o.weight(e.High) + o.weight(e.Max)
	case *ast.UnaryExpr:
		if e.Op == token.ARROW || e.Op == token.AND {
			return 1 + o.weight(e.X)
		}
		return o.weight(e.X)
	case *ast.BinaryExpr:
		n := o.weight(e.X) + o.weight(e.Y)
		switch e.Op {
		case token.ADD, token.SUB, token.MUL, token.AND, token.OR, token.XOR, token.AND_NOT,
			token.LSS, token.LEQ, token.GTR, token.GEQ:
			return n
		}
		return n + 1
	case *ast.CallExpr:
		n := 1 + o.weights(e.Args)
		if f, ok := e.Fun.(*ast.SelectorExpr); ok {
			if id, ok := f.X.(*ast.Ident); ok {
				if _, ok := o.info.Uses[id].(*types.PkgName); ok {
					return n
				}
			}
		}
		return n + o.weight(e.Fun)
	}
	return 2
}
