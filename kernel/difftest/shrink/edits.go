package shrink

import (
	"go/ast"
	"go/token"
	"slices"
)

// edits are tried in this order, from those that take away most.
var edits = []edit{
	dropDeclaration,
	dropRun(16), dropRun(8), dropRun(4), dropRun(2), dropRun(1),
	hoistBlock,
	dropRun(1),
	dropElement,
	replaceExpression,
	dropDeclaration,
}

func dropDeclaration(f *ast.File, n int) bool {
	if n >= len(f.Decls) {
		return false
	}
	f.Decls = slices.Delete(f.Decls, n, n+1)
	return true
}

// lists calls visit with every list of statements, until it returns false.
func lists(f *ast.File, visit func(list *[]ast.Stmt) bool) {
	going := true
	ast.Inspect(f, func(node ast.Node) bool {
		if !going {
			return false
		}
		switch node := node.(type) {
		case *ast.BlockStmt:
			going = visit(&node.List)
		case *ast.CaseClause:
			going = visit(&node.Body)
		case *ast.CommClause:
			going = visit(&node.Body)
		}
		return going
	})
}

// dropRun drops so many statements in a row, and the `_ = v` of variables that they declared.
func dropRun(length int) edit {
	return func(f *ast.File, n int) bool {
		done := false
		lists(f, func(list *[]ast.Stmt) bool {
			runs := len(*list) - length + 1
			if runs <= 0 {
				return true
			}
			if n >= runs {
				n -= runs
				return true
			}
			gone := declared((*list)[n : n+length])
			rest := slices.Clone((*list)[:n])
			for _, s := range (*list)[n+length:] {
				if !onlyUses(s, gone) {
					rest = append(rest, s)
				}
			}
			*list = rest
			done = true
			return false
		})
		return done
	}
}

// declared names the variables that statements declare.
func declared(list []ast.Stmt) map[string]bool {
	names := map[string]bool{}
	for _, s := range list {
		switch s := s.(type) {
		case *ast.AssignStmt:
			if s.Tok == token.DEFINE {
				for _, l := range s.Lhs {
					if id, ok := l.(*ast.Ident); ok {
						names[id.Name] = true
					}
				}
			}
		case *ast.DeclStmt:
			for _, spec := range s.Decl.(*ast.GenDecl).Specs {
				if v, ok := spec.(*ast.ValueSpec); ok {
					for _, id := range v.Names {
						names[id.Name] = true
					}
				}
			}
		}
	}
	return names
}

// onlyUses tells whether a statement is `_ = v` for one of the names.
func onlyUses(s ast.Stmt, names map[string]bool) bool {
	a, ok := s.(*ast.AssignStmt)
	if !ok || len(a.Lhs) != 1 || len(a.Rhs) != 1 {
		return false
	}
	left, ok := a.Lhs[0].(*ast.Ident)
	right, ok2 := a.Rhs[0].(*ast.Ident)
	return ok && ok2 && left.Name == "_" && names[right.Name]
}

// hoistBlock puts the statements of a compound statement's body in its place.
func hoistBlock(f *ast.File, n int) bool {
	done := false
	lists(f, func(list *[]ast.Stmt) bool {
		for i, s := range *list {
			for _, body := range bodies(s) {
				if n--; n < 0 {
					*list = slices.Replace(slices.Clone(*list), i, i+1, body...)
					done = true
					return false
				}
			}
		}
		return true
	})
	return done
}

func bodies(s ast.Stmt) [][]ast.Stmt {
	switch s := s.(type) {
	case *ast.BlockStmt:
		return [][]ast.Stmt{s.List}
	case *ast.LabeledStmt:
		return [][]ast.Stmt{{s.Stmt}}
	case *ast.IfStmt:
		var init []ast.Stmt
		if s.Init != nil {
			init = append(init, s.Init)
		}
		all := [][]ast.Stmt{append(slices.Clone(init), s.Body.List...)}
		if s.Else != nil {
			all = append(all, append(slices.Clone(init), s.Else))
		}
		return all
	case *ast.ForStmt:
		if s.Init != nil {
			return [][]ast.Stmt{append([]ast.Stmt{s.Init}, s.Body.List...)}
		}
		return [][]ast.Stmt{s.Body.List}
	case *ast.RangeStmt:
		key, ok := s.Key.(*ast.Ident)
		if !ok || key.Name == "_" || s.Value != nil {
			return [][]ast.Stmt{s.Body.List}
		}
		zero := &ast.AssignStmt{Lhs: []ast.Expr{key}, Tok: token.DEFINE, Rhs: []ast.Expr{&ast.BasicLit{Kind: token.INT, Value: "0"}}}
		return [][]ast.Stmt{append([]ast.Stmt{zero}, s.Body.List...)}
	case *ast.SwitchStmt:
		return clauses(s.Body)
	case *ast.TypeSwitchStmt:
		return clauses(s.Body)
	case *ast.ExprStmt:
		if call, ok := s.X.(*ast.CallExpr); ok {
			if literal, ok := call.Fun.(*ast.FuncLit); ok {
				return [][]ast.Stmt{literal.Body.List}
			}
		}
	}
	return nil
}

func clauses(body *ast.BlockStmt) (all [][]ast.Stmt) {
	for _, s := range body.List {
		if c, ok := s.(*ast.CaseClause); ok {
			all = append(all, c.Body)
		}
	}
	return all
}
