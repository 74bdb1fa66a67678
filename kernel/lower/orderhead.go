package lower

import (
	"go/ast"
	"go/token"
	"go/types"
)

// header goes over the simple statement and the expression at the head of a statement. It
// returns what goes before: the simple statement too, if anything stands between.
func (o *order) header(init ast.Stmt, expr func(), step func(w *walk)) []ast.Stmt {
	var first []ast.Stmt
	if init != nil {
		first = o.stmt(init)
	}
	before := o.try(expr, step)
	if len(first) <= 1 && before == nil {
		return nil
	}
	return append(first, before...)
}

// wrap puts before, which includes the statement init, before s.
func wrap(before []ast.Stmt, init *ast.Stmt, s ast.Stmt) []ast.Stmt {
	if before == nil {
		return []ast.Stmt{s}
	}
	*init = nil
	return append(before, s)
}

func (o *order) branch(s *ast.IfStmt) []ast.Stmt {
	var before []ast.Stmt
	if s.Init != nil || !o.plain(s.Cond) {
		before = o.header(s.Init, func() { s.Cond, _ = o.expr(s.Cond) }, func(w *walk) { w.use(&s.Cond) })
	}
	o.block(&s.Body.List)
	if s.Else != nil {
		list := o.stmt(s.Else)
		if len(list) == 1 {
			s.Else = list[0]
		} else {
			s.Else = &ast.BlockStmt{Lbrace: s.Else.Pos(), List: list, Rbrace: s.Else.End()}
		}
	}
	return wrap(before, &s.Init, s)
}

func (o *order) loop(s *ast.ForStmt) []ast.Stmt {
	var before []ast.Stmt
	if s.Init != nil {
		list := o.stmt(s.Init)
		before, s.Init = list[:len(list)-1], list[len(list)-1]
	}
	o.block(&s.Body.List)
	if s.Cond != nil && !o.plain(s.Cond) {
		cond := s.Cond
		if test := o.try(func() { cond, _ = o.expr(cond) }, func(w *walk) { w.use(&cond) }); test != nil {
			pos := s.Cond.Pos()
			test = append(test, &ast.IfStmt{
				If: pos, Cond: cond, Body: &ast.BlockStmt{Lbrace: pos, Rbrace: pos},
				Else: &ast.BlockStmt{Lbrace: pos, List: []ast.Stmt{&ast.BranchStmt{TokPos: pos, Tok: token.BREAK}}, Rbrace: pos},
			})
			s.Cond, s.Body.List = nil, append(test, s.Body.List...)
		}
	}
	if s.Post != nil {
		if list := o.stmt(s.Post); len(list) > 1 {
			s.Post = &ast.BlockStmt{Lbrace: s.Post.Pos(), List: list, Rbrace: s.Post.End()}
		}
	}
	return append(before[:len(before):len(before)], s)
}

// clauses goes over the bodies of the clauses of a switch or select.
func (o *order) clauses(b *ast.BlockStmt) {
	for _, c := range b.List {
		switch c := c.(type) {
		case *ast.CaseClause:
			o.block(&c.Body)
		case *ast.CommClause:
			o.block(&c.Body)
			o.received(c)
		}
	}
}

// received goes over what a case of a select statement assigns to what it has received, once it
// has been chosen. What has to be rewritten becomes assignments at the start of its body.
func (o *order) received(c *ast.CommClause) {
	s, ok := c.Comm.(*ast.AssignStmt)
	if !ok || s.Tok != token.ASSIGN {
		return
	}
	var first []ast.Stmt
	defs, changed := append([]ast.Expr(nil), s.Lhs...), false
	for i, l := range s.Lhs {
		if id, ok := l.(*ast.Ident); ok && id.Name == "_" {
			continue
		}
		v := o.variable(l.Pos(), o.info.TypeOf(l))
		defs[i] = o.definition(v, l.Pos())
		set := &ast.AssignStmt{Lhs: []ast.Expr{l}, TokPos: s.TokPos, Tok: token.ASSIGN, Rhs: []ast.Expr{o.use(v, l.Pos())}}
		made := o.assign(set)
		changed = changed || len(made) != 1 || made[0] != set
		first = append(first, made...)
	}
	if changed {
		s.Tok, s.Lhs = token.DEFINE, defs
		c.Body = append(first, c.Body...)
	}
}

func (o *order) choice(s *ast.SwitchStmt) []ast.Stmt {
	before := o.header(s.Init, func() {
		if s.Tag != nil {
			o.whole(&s.Tag)
		}
	}, func(w *walk) {
		if s.Tag != nil {
			w.use(&s.Tag)
		}
	})
	for _, c := range s.Body.List {
		for i, e := range c.(*ast.CaseClause).List {
			if t := o.info.TypeOf(e); t != nil {
				c.(*ast.CaseClause).List[i] = o.inPlace(e, types.Default(t))
			}
		}
	}
	o.clauses(s.Body)
	return wrap(before, &s.Init, s)
}

func typeSwitchOperand(s *ast.TypeSwitchStmt) *ast.Expr {
	var x ast.Expr
	switch a := s.Assign.(type) {
	case *ast.ExprStmt:
		x = a.X
	case *ast.AssignStmt:
		x = a.Rhs[0]
	}
	return &ast.Unparen(x).(*ast.TypeAssertExpr).X
}

// selects goes over the channels and values of a select statement, all of which the compiler
// copies in turn.
func (o *order) selects(s *ast.SelectStmt) []ast.Stmt {
	var parts []*ast.Expr
	for _, c := range s.Body.List {
		switch comm := c.(*ast.CommClause).Comm.(type) {
		case *ast.SendStmt:
			parts = append(parts, &comm.Chan, &comm.Value)
		case *ast.ExprStmt:
			parts = append(parts, &ast.Unparen(comm.X).(*ast.UnaryExpr).X)
		case *ast.AssignStmt:
			parts = append(parts, &ast.Unparen(comm.Rhs[0]).(*ast.UnaryExpr).X)
		}
	}
	return o.try(func() {
		for _, p := range parts {
			x, _ := o.expr(*p)
			if tv := o.info.Types[x]; tv.Value == nil && !tv.IsNil() {
				x = o.hoist(x)
			}
			*p = x
		}
	}, func(w *walk) {
		for _, p := range parts {
			w.use(p)
		}
	})
}
