package lower

import (
	"go/ast"
	"go/constant"
	"go/token"
	"go/types"
)

// block goes over the statements of a list.
func (o *order) block(list *[]ast.Stmt) {
	var out []ast.Stmt
	for i, s := range *list {
		made := o.stmt(s)
		if out == nil && len(made) == 1 && made[0] == s {
			continue
		}
		if out == nil {
			out = append(out, (*list)[:i]...)
		}
		out = append(out, made...)
	}
	if out != nil {
		*list = out
	}
}

// stmt goes over a statement and returns what stands in its place.
func (o *order) stmt(s ast.Stmt) []ast.Stmt {
	if o.plain(s) {
		return []ast.Stmt{s}
	}
	switch s := s.(type) {
	case *ast.ExprStmt:
		return append(o.try(func() { o.whole(&s.X) }, func(w *walk) { w.use(&s.X) }), s)
	case *ast.AssignStmt:
		return o.assign(s)
	case *ast.IncDecStmt:
		return o.step(s)
	case *ast.DeclStmt:
		return o.declare(s)
	case *ast.ReturnStmt:
		return append(o.try(func() { o.results(s) }, func(w *walk) { w.results(s) }), s)
	case *ast.SendStmt:
		ch, _ := o.info.TypeOf(s.Chan).Underlying().(*types.Chan)
		if ch == nil {
			return []ast.Stmt{s}
		}
		return append(o.try(func() {
			o.children(o.in(&s.Chan), o.sent(&s.Value, ch.Elem()))
		}, func(w *walk) { w.send(s, ch.Elem()) }), s)
	case *ast.GoStmt:
		return append(o.laterCall(s, s.Call), s)
	case *ast.DeferStmt:
		before := o.laterCall(s, s.Call)
		o.deferred = true
		return append(before, s)
	case *ast.BlockStmt:
		o.block(&s.List)
	case *ast.LabeledStmt:
		return o.labeled(s)
	case *ast.IfStmt:
		return o.branch(s)
	case *ast.ForStmt:
		return o.loop(s)
	case *ast.RangeStmt:
		before := o.try(func() { o.whole(&s.X) }, func(w *walk) { w.use(&s.X) })
		o.block(&s.Body.List)
		if s.Tok == token.ASSIGN {
			o.iterated(s)
		}
		return append(before, s)
	case *ast.SwitchStmt:
		return o.choice(s)
	case *ast.TypeSwitchStmt:
		x := typeSwitchOperand(s)
		before := o.header(s.Init, func() { o.whole(x) }, func(w *walk) { w.use(x) })
		o.clauses(s.Body)
		return wrap(before, &s.Init, s)
	case *ast.SelectStmt:
		before := o.selects(s)
		o.clauses(s.Body)
		return append(before, s)
	}
	return []ast.Stmt{s}
}

// step goes over `x++`, which is `x += 1`.
func (o *order) step(s *ast.IncDecStmt) []ast.Stmt {
	tok := token.ADD_ASSIGN
	if s.Tok == token.DEC {
		tok = token.SUB_ASSIGN
	}
	one := &ast.BasicLit{ValuePos: s.TokPos, Kind: token.INT, Value: "1"}
	o.info.Types[one] = types.TypeAndValue{Type: o.info.TypeOf(s.X), Value: constant.MakeInt64(1)}
	by := &ast.AssignStmt{Lhs: []ast.Expr{s.X}, TokPos: s.TokPos, Tok: tok, Rhs: []ast.Expr{one}}
	made := o.assign(by)
	if last := len(made) - 1; made[last] == ast.Stmt(by) {
		s.X = by.Lhs[0]
		made[last] = s
	}
	return made
}

// whole goes over an expression that is used at once.
func (o *order) whole(e *ast.Expr) {
	if c, ok := ast.Unparen(*e).(*ast.CallExpr); ok && !o.info.Types[c.Fun].IsType() {
		o.operands(c)
		return
	}
	*e, _ = o.expr(*e)
}

func (o *order) results(s *ast.ReturnStmt) {
	if len(s.Results) == 1 && o.isTuple(s.Results[0]) {
		o.whole(&s.Results[0])
		return
	}
	var steps []func() bool
	for i := range s.Results {
		steps = append(steps, o.as(&s.Results[i], o.sig.Results().At(i).Type()))
	}
	o.children(steps...)
}

// assign goes over an assignment or a short declaration.
func (o *order) assign(s *ast.AssignStmt) []ast.Stmt {
	made := []ast.Stmt{s}
	partly := false
	before := o.try(func() {
		o.splits = len(s.Lhs) > 1 && len(s.Lhs) == len(s.Rhs)
		defer func() { o.splits = false }()
		var steps []func() bool
		for i, l := range s.Lhs {
			switch {
			case s.Tok != token.ASSIGN && s.Tok != token.DEFINE: // x op= y
				steps = append(steps, o.in(&s.Lhs[i]))
			default:
				steps = append(steps, func() bool { return o.place(l) })
			}
		}
		if len(s.Lhs) != len(s.Rhs) {
			steps = append(steps, func() bool { o.tuple(&s.Rhs, len(s.Lhs)); return false })
		} else {
			for i, l := range s.Lhs {
				steps = append(steps, o.as(&s.Rhs[i], o.info.TypeOf(l)))
			}
		}
		o.children(steps...)
		if o.dry {
			o.parts += len(s.Lhs) - 1
			if len(s.Rhs) == 1 && o.stepwise(s.Lhs[0], s.Rhs[0]) != nil {
				o.parts++
			}
			if s.Tok != token.ASSIGN && s.Tok != token.DEFINE {
				o.parts++
			}
			partly = o.partly(s)
			o.differ = o.differ || partly
		}
	}, func(w *walk) {
		w.assignment(s, &made)
	})
	if partly && len(made) == 1 && len(s.Lhs) > 1 {
		o.dry, o.out = false, nil
		w := &walk{o: o, how: rewriting}
		w.several(s, &made)
		o.dry = true
		before = append(before, o.out...)
	}
	return append(before, made...)
}

// tuple goes over the one expression that gives the values of several variables.
func (o *order) tuple(rhs *[]ast.Expr, n int) {
	effect := false
	switch e := ast.Unparen((*rhs)[0]).(type) {
	case *ast.CallExpr:
		_, effect = o.operands(e)
	case *ast.UnaryExpr:
		o.children(o.in(&e.X))
		effect = true
	case *ast.TypeAssertExpr:
		o.children(o.in(&e.X))
	case *ast.IndexExpr:
		if m, ok := o.info.TypeOf(e.X).Underlying().(*types.Map); ok {
			o.children(o.in(&e.X), o.key(&e.Index, m))
		}
	}
	if effect && o.late > 0 {
		o.differ = true
	}
	if _, ok := o.info.TypeOf((*rhs)[0]).(*types.Tuple); ok {
		if o.dry {
			o.temps = append(o.temps, spill{expr: (*rhs)[0]})
			return
		}
		*rhs = o.hoistTuple((*rhs)[0])
	}
}

// declare goes over a declaration of variables.
func (o *order) declare(s *ast.DeclStmt) (out []ast.Stmt) {
	d, ok := s.Decl.(*ast.GenDecl)
	if !ok || d.Tok != token.VAR {
		return []ast.Stmt{s}
	}
	changed := false
	for _, spec := range d.Specs {
		v := spec.(*ast.ValueSpec)
		before := o.try(func() {
			if len(v.Values) == 1 && len(v.Names) > 1 {
				o.tuple(&v.Values, len(v.Names))
				return
			}
			var steps []func() bool
			for i := range v.Values {
				steps = append(steps, o.as(&v.Values[i], o.info.TypeOf(v.Names[i])))
			}
			o.children(steps...)
		}, func(w *walk) { w.declaration(v) })
		changed = changed || before != nil
		out = append(out, before...)
		out = append(out, &ast.DeclStmt{Decl: &ast.GenDecl{TokPos: d.TokPos, Tok: d.Tok, Specs: []ast.Spec{spec}}})
	}
	if !changed {
		return []ast.Stmt{s}
	}
	return out
}

// declaration goes over one line of a declaration of variables.
func (w *walk) declaration(v *ast.ValueSpec) {
	if len(v.Values) == 1 && len(v.Names) > 1 {
		if w.how != rewriting {
			w.use(&v.Values[0])
		}
		return
	}
	for i := range v.Values {
		if w.how != asWritten {
			w.convert(&v.Values[i], w.o.info.TypeOf(v.Names[i]))
		}
		if w.how == rewriting && i < len(v.Values)-1 {
			w.copied(&v.Values[i])
		} else {
			w.use(&v.Values[i])
		}
	}
}

// labeled goes over a statement with a label.
func (o *order) labeled(s *ast.LabeledStmt) []ast.Stmt {
	list := o.stmt(s.Stmt)
	last := list[len(list)-1]
	if len(list) == 1 {
		s.Stmt = last
		return []ast.Stmt{s}
	}
	switch last.(type) {
	case *ast.ForStmt, *ast.RangeStmt, *ast.SwitchStmt, *ast.TypeSwitchStmt, *ast.SelectStmt:
		// The label must stay at the statement, for break and continue.
		if o.gotos[s.Label.Name] && !o.failed.IsValid() {
			o.failed = s.Pos()
		}
		s.Stmt = last
		return append(list[:len(list)-1:len(list)-1], s)
	}
	s.Stmt = &ast.BlockStmt{Lbrace: last.Pos(), List: list, Rbrace: last.End()}
	return []ast.Stmt{s}
}
