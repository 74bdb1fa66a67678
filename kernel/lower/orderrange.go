package lower

import (
	"go/ast"
	"go/token"
	"go/types"
)

// iterated goes over what the clause of a range loop assigns to, which go/ssa and the compiler
// do as an assignment at the start of the body; over a function, as two. What has to be
// rewritten becomes one there.
func (o *order) iterated(s *ast.RangeStmt) {
	_, function := o.info.TypeOf(s.X).Underlying().(*types.Signature)
	var sets []*ast.AssignStmt
	defs, places := [2]ast.Expr{s.Key, s.Value}, false
	for i, l := range defs {
		id, name := l.(*ast.Ident)
		if l == nil || name && id.Name == "_" {
			continue
		}
		if len(sets) == 0 || function {
			sets = append(sets, &ast.AssignStmt{TokPos: s.TokPos, Tok: token.ASSIGN})
		}
		v, set := o.variable(l.Pos(), o.info.TypeOf(l)), sets[len(sets)-1]
		set.Lhs, set.Rhs = append(set.Lhs, l), append(set.Rhs, o.use(v, l.Pos()))
		defs[i] = o.definition(v, l.Pos())
		places = places || !name
	}
	changed := places && len(sets) > 1
	var first []ast.Stmt
	for _, set := range sets {
		made := o.assign(set)
		changed = changed || len(made) != 1 || made[0] != set
		first = append(first, made...)
	}
	if changed {
		s.Tok, s.Key, s.Value = token.DEFINE, defs[0], defs[1]
		s.Body.List = append(first, s.Body.List...)
	}
}
