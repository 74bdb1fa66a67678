package shrink

import (
	"go/ast"
	"slices"

	"golang.org/x/tools/go/ast/astutil"
)

// dropElement drops an element of a literal, an argument, a field, a parameter or a result.
func dropElement(f *ast.File, n int) bool {
	done := false
	drop := func(list *[]ast.Expr) {
		if done || n >= len(*list) {
			n -= len(*list)
			return
		}
		*list = slices.Delete(slices.Clone(*list), n, n+1)
		done = true
	}
	ast.Inspect(f, func(node ast.Node) bool {
		if done {
			return false
		}
		switch node := node.(type) {
		case *ast.CompositeLit:
			drop(&node.Elts)
		case *ast.CallExpr:
			drop(&node.Args)
		case *ast.CaseClause:
			drop(&node.List)
		case *ast.FieldList:
			if n < len(node.List) {
				node.List = slices.Delete(slices.Clone(node.List), n, n+1)
				done = true
				return false
			}
			n -= len(node.List)
		}
		return !done
	})
	return done
}

// replaceExpression puts a part of an expression in its place.
func replaceExpression(f *ast.File, n int) bool {
	done := false
	astutil.Apply(f, func(c *astutil.Cursor) bool {
		if done {
			return false
		}
		e, ok := c.Node().(ast.Expr)
		if !ok {
			return true
		}
		for _, part := range parts(e) {
			if n--; n < 0 {
				done = true
				c.Replace(part)
				return false
			}
		}
		return true
	}, nil)
	return done
}

func parts(e ast.Expr) []ast.Expr {
	switch e := e.(type) {
	case *ast.ParenExpr:
		return []ast.Expr{e.X}
	case *ast.BinaryExpr:
		return []ast.Expr{e.X, e.Y}
	case *ast.UnaryExpr:
		return []ast.Expr{e.X}
	case *ast.CallExpr:
		all := slices.Clone(e.Args)
		if s, ok := e.Fun.(*ast.SelectorExpr); ok {
			all = append(all, s.X)
		}
		if literal, ok := e.Fun.(*ast.FuncLit); ok && len(literal.Body.List) == 1 {
			if r, ok := literal.Body.List[0].(*ast.ReturnStmt); ok {
				all = append(all, r.Results...)
			}
		}
		return all
	case *ast.IndexExpr:
		return []ast.Expr{e.X, e.Index}
	case *ast.CompositeLit:
		var all []ast.Expr
		for _, element := range e.Elts {
			if kv, ok := element.(*ast.KeyValueExpr); ok {
				element = kv.Value
			}
			all = append(all, element)
		}
		return all
	}
	return nil
}
