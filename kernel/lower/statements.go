package lower

import (
	"go/ast"
	"go/token"
	"go/types"
	"sort"
)

// The language leaves open whether `a + f()` reads the variable a before or after the call.
// The compiler makes the calls of a statement first, in order, and reads variables where
// their values are used. go/ssa reads from left to right. The reads are moved here, so that
// both modes agree.

// statements finds the innermost statement of a place in the script.
type statements struct {
	from, to []token.Pos
	node     []ast.Stmt
}

// newStatements lists the statements of a file, outer before inner.
func newStatements(file *ast.File) *statements {
	s := &statements{}
	ast.Inspect(file, func(n ast.Node) bool {
		switch st := n.(type) {
		case *ast.BlockStmt, *ast.LabeledStmt:
		case ast.Stmt:
			s.from, s.to, s.node = append(s.from, st.Pos()), append(s.to, st.End()), append(s.node, st)
		}
		return true
	})
	return s
}

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

// at returns the innermost statement around pos, or nil.
func (s *statements) at(pos token.Pos) ast.Stmt {
	if !pos.IsValid() {
		return nil
	}
	i := sort.Search(len(s.from), func(i int) bool { return s.from[i] > pos })
	for i--; i >= 0; i-- {
		if pos < s.to[i] {
			return s.node[i]
		}
	}
	return nil
}
