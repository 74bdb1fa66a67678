package lower

import (
	"go/ast"
	"go/token"
	"go/types"
)

// The compiler makes the assignments of `a, b = x, y` one after the other. Before the first it
// evaluates only what an earlier one of them might change (cmd/compile: walk/assign.go,
// ascompatee), and an element of a map is made before its value is evaluated. Both show when
// a part fails and a deferred function looks at what was assigned by then.

// progress is what the assignments so far may have changed.
type progress struct {
	o      *order
	memory bool              // anything that is read through a pointer, or that a call may see
	result bool              // a named result: the compiler then evaluates all the rest first
	gone   map[ast.Expr]bool // what has a variable by now
	inline bool              // the function literal around is put in the place of its call, so that what it captures is local
	vars   map[types.Object]bool
}

// partly reports whether a failing part of an assignment may show that others are done.
func (o *order) partly(s *ast.AssignStmt) bool {
	if !o.defers || s.Tok != token.ASSIGN || len(s.Lhs) != len(s.Rhs) || len(s.Lhs) < 2 {
		return false
	}
	done := progress{o: o, vars: map[types.Object]bool{}, gone: map[ast.Expr]bool{}}
	for _, t := range o.temps {
		done.gone[t.expr] = true
	}
	for i, l := range s.Lhs {
		element, index := o.element(l)
		shows := func() bool {
			late := func(e ast.Expr) bool { return o.faults(e) && !done.affect(e) }
			return late(s.Rhs[i]) && (done.memory || element) || done.memory && index != nil && late(index)
		}
		done.inline = !o.apart
		put := shows()
		done.inline = false
		if put != shows() && !o.failed.IsValid() {
			o.failed = s.Pos()
		}
		if put {
			return true
		}
		done.assign(l)
	}
	return false
}

// several goes over the assignments of `a, b = x, y`, which are made statements of their own.
func (w *walk) several(s *ast.AssignStmt, made *[]ast.Stmt) {
	o := w.o
	if w.how == asWritten {
		for _, l := range s.Lhs {
			w.toPlace(l)
		}
		for _, r := range s.Rhs {
			w.rest(r)
		}
		for _, l := range s.Lhs {
			w.atPlace(l)
		}
		return
	}
	done := progress{o: o, inline: w.inline, vars: map[types.Object]bool{}, gone: w.gone}
	save := func(e *ast.Expr, t types.Type) {
		if !done.affect(*e) {
			return
		}
		w.convert(e, t)
		if w.how == following {
			w.copied(e)
		} else if tv := o.info.Types[*e]; tv.Value == nil && !tv.IsNil() {
			*e = o.hoist(*e)
		}
	}
	for i := range s.Lhs {
		l := s.Lhs[i]
		for inner := o.within(l); inner != nil; inner = o.within(l) {
			if x, ok := l.(*ast.IndexExpr); ok {
				save(&x.Index, nil)
			}
			l = inner
		}
		switch l := l.(type) {
		case *ast.IndexExpr:
			save(&l.X, nil)
			save(&l.Index, nil)
		case *ast.StarExpr:
			save(&l.X, nil)
		case *ast.SelectorExpr:
			if o.info.Selections[l] != nil {
				save(&l.X, nil)
			}
		}
		save(&s.Rhs[i], o.info.TypeOf(s.Lhs[i]))
		done.assign(s.Lhs[i])
	}
	if w.how == following {
		for i := range s.Lhs {
			w.single(&s.Lhs[i], &s.Rhs[i], true)
		}
		return
	}
	var list []ast.Stmt
	for i, l := range s.Lhs {
		if element, m := o.mapElement(l); m != nil && w.fails(s.Rhs[i]) {
			if !reflexive(m.Key()) && !o.failed.IsValid() {
				o.failed = s.Pos()
			}
			list = append(list, o.single(s, element, element)) // makes the element, and changes none
		}
		list = append(list, o.single(s, l, s.Rhs[i]))
	}
	*made = o.settle(list)
}

// single is `l = r` in the place of s, which may declare l.
func (o *order) single(s *ast.AssignStmt, l, r ast.Expr) ast.Stmt {
	tok := token.ASSIGN
	if s.Tok == token.DEFINE {
		tok = token.DEFINE
	}
	return &ast.AssignStmt{Lhs: []ast.Expr{l}, TokPos: s.TokPos, Tok: tok, Rhs: []ast.Expr{r}}
}

// within is the variable that l is a field or an element of, nil if l is none, or lies
// behind a pointer or in a slice or map.
func (o *order) within(l ast.Expr) ast.Expr {
	switch l := l.(type) {
	case *ast.ParenExpr:
		return l.X
	case *ast.IndexExpr:
		if _, ok := o.info.TypeOf(l.X).Underlying().(*types.Array); ok {
			return l.X
		}
	case *ast.SelectorExpr:
		if sel := o.info.Selections[l]; sel != nil && !sel.Indirect() {
			return l.X
		}
	}
	return nil
}

// element reports whether l is an element of a map, and gives the index of any element.
func (o *order) element(l ast.Expr) (ofMap bool, index ast.Expr) {
	x, ok := ast.Unparen(l).(*ast.IndexExpr)
	if !ok {
		return false, nil
	}
	_, ofMap = o.info.TypeOf(x.X).Underlying().(*types.Map)
	return ofMap, x.Index
}

// assign notes an assignment to l.
func (a *progress) assign(l ast.Expr) {
	l = ast.Unparen(l)
	for inner := a.o.within(l); inner != nil; inner = a.o.within(l) {
		l = inner
	}
	id, ok := l.(*ast.Ident)
	switch {
	case !ok:
		a.memory = true
	case id.Name == "_":
	default:
		a.set(a.o.info.ObjectOf(id))
	}
}

// set notes an assignment to a variable.
func (a *progress) set(v types.Object) {
	if v.Name() == "_" {
		return
	}
	a.memory = a.memory || a.o.moving[v] != still
	a.vars[v] = true
	for r := range a.o.sig.Results().Variables() {
		a.result = a.result || r == v && a.o.deferred
	}
}

// affect reports whether the compiler takes e to be affected by the assignments so far.
func (a *progress) affect(e ast.Expr) bool {
	found := a.result && a.o.info.Types[e].Value == nil
	ast.Inspect(e, func(n ast.Node) bool {
		x, ok := n.(ast.Expr)
		if !ok || found || a.gone[x] || a.o.info.Types[x].Value != nil || a.o.info.Types[x].IsType() {
			return false
		}
		if c, ok := x.(*ast.CallExpr); ok && a.o.builtin(c.Fun) != "" {
			return false // has a variable of its own by now: see call
		}
		if id, ok := x.(*ast.Ident); ok {
			v, _ := a.o.info.Uses[id].(*types.Var)
			if v != nil {
				captured := v.Pos() < a.o.from && !a.inline && !a.o.handedOver(v)
				found = found || a.vars[v] || a.memory && (captured || a.o.moving[v] != still)
			}
			return false
		}
		found = found || a.memory && a.o.readsMemory(x)
		if s, ok := x.(*ast.SelectorExpr); ok && a.o.info.Selections[s] == nil {
			found = found || a.memory // a variable of another package
			return false
		}
		return true
	})
	return found
}

// readsMemory reports whether the operation x by itself counts as reading memory.
func (o *order) readsMemory(x ast.Expr) bool {
	switch x := x.(type) {
	case *ast.BasicLit, *ast.ParenExpr, *ast.TypeAssertExpr:
		return false
	case *ast.BinaryExpr:
		switch x.Op {
		case token.EQL, token.NEQ, token.LSS, token.LEQ, token.GTR, token.GEQ:
			return true
		}
		return x.Op == token.ADD && !numeric(o.info.TypeOf(x))
	case *ast.UnaryExpr:
		return x.Op == token.NOT || x.Op == token.AND
	case *ast.SelectorExpr:
		sel := o.info.Selections[x]
		return sel == nil || sel.Indirect()
	case *ast.CallExpr:
		return !o.info.Types[x.Fun].IsType() || !numeric(o.info.TypeOf(x)) || len(x.Args) == 1 && !numeric(o.info.TypeOf(x.Args[0]))
	}
	return true
}

func numeric(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsNumeric != 0
}

// faults reports whether e may fail by itself, not in a call.
func (o *order) faults(e ast.Expr) (may bool) {
	ast.Inspect(e, func(n ast.Node) bool {
		x, ok := n.(ast.Expr)
		if !ok || may || o.info.Types[x].Value != nil || o.info.Types[x].IsType() {
			return false
		}
		constant := func(e ast.Expr) bool { return o.info.Types[e].Value != nil }
		switch x := x.(type) {
		case *ast.FuncLit:
			return false
		case *ast.CallExpr:
			if !o.info.Types[x.Fun].IsType() && !o.info.Types[x.Fun].IsBuiltin() {
				return false
			}
		case *ast.IndexExpr:
			switch o.info.TypeOf(x.X).Underlying().(type) {
			case *types.Map, *types.Signature:
			case *types.Array:
				may = !constant(x.Index)
			default:
				may = true
			}
		case *ast.SliceExpr, *ast.StarExpr:
			may = true
		case *ast.SelectorExpr:
			sel := o.info.Selections[x]
			may = sel != nil && sel.Kind() == types.FieldVal && sel.Indirect()
			return sel != nil
		case *ast.BinaryExpr:
			switch x.Op {
			case token.QUO, token.REM:
				b, ok := o.info.TypeOf(x).Underlying().(*types.Basic)
				may = ok && b.Info()&types.IsInteger != 0 && !constant(x.Y)
			case token.SHL, token.SHR:
				b, ok := o.info.TypeOf(x.Y).Underlying().(*types.Basic)
				may = ok && b.Info()&types.IsUnsigned == 0 && !constant(x.Y)
			}
		}
		return true
	})
	return may
}
