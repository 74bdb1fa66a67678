package galley_test

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
	"math"
	"testing"

	"golang.org/x/tools/go/packages"
)

// Go may fuse x*y + z into one operation that rounds once, and does so on arm64 and with
// GOAMD64=v3: then a last bit differs between machines. float64(x*y) + z rounds twice
// everywhere. A factor that is a power of two rounds nothing.
func TestProductsAreRoundedBeforeTheyAreAdded(t *testing.T) {
	loaded, err := packages.Load(&packages.Config{Mode: packages.LoadSyntax}, "./lib/...", "./analyses/...")
	if err != nil {
		t.Fatal(err)
	}
	if packages.PrintErrors(loaded) > 0 || len(loaded) < 15 {
		t.Fatalf("%d packages load, some of them with errors", len(loaded))
	}
	for _, p := range loaded {
		for _, file := range p.Syntax {
			ast.Inspect(file, func(n ast.Node) bool {
				for _, term := range terms(n) {
					if product, ok := fusible(p.TypesInfo, term); ok {
						t.Errorf("%s: %s may be fused into the sum; write float64(%[2]s)", p.Fset.Position(term.Pos()), types.ExprString(product))
					}
				}
				return true
			})
		}
	}
}

// terms are the operands of a sum or difference.
func terms(n ast.Node) []ast.Expr {
	switch n := n.(type) {
	case *ast.BinaryExpr:
		if n.Op == token.ADD || n.Op == token.SUB {
			return []ast.Expr{n.X, n.Y}
		}
	case *ast.AssignStmt:
		if n.Tok == token.ADD_ASSIGN || n.Tok == token.SUB_ASSIGN {
			return n.Rhs
		}
	}
	return nil
}

// fusible finds the product of floating-point numbers that a term is, if it may be inexact.
func fusible(info *types.Info, term ast.Expr) (product *ast.BinaryExpr, ok bool) {
	term = ast.Unparen(term)
	if minus, ok := term.(*ast.UnaryExpr); ok && minus.Op == token.SUB {
		return fusible(info, minus.X)
	}
	product, ok = term.(*ast.BinaryExpr)
	if !ok || product.Op != token.MUL || info.Types[term].Value != nil {
		return nil, false
	}
	basic, ok := info.TypeOf(term).Underlying().(*types.Basic)
	return product, ok && basic.Info()&types.IsFloat != 0 && !powerOfTwo(info, product.X) && !powerOfTwo(info, product.Y)
}

func powerOfTwo(info *types.Info, e ast.Expr) bool {
	value := info.Types[e].Value
	if value == nil {
		return false
	}
	x, _ := constant.Float64Val(constant.ToFloat(value))
	fraction, _ := math.Frexp(math.Abs(x))
	return fraction == 0.5
}
