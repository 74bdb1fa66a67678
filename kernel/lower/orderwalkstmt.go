package lower

import (
	"go/ast"
	"go/token"
	"go/types"
)

// settle goes over statements that stand before another and returns what stands in their
// place when their faults come in the compiler's order.
func (o *order) settle(list []ast.Stmt) (out []ast.Stmt) {
	for _, s := range list {
		switch s := s.(type) {
		case *ast.AssignStmt:
			made := []ast.Stmt{s}
			before := o.rewrite(func(w *walk) { w.assignment(s, &made) })
			out = append(append(out, before...), made...)
			continue
		case *ast.IfStmt: // of && and ||
			s.Body.List = o.settle(s.Body.List)
			if b, ok := s.Else.(*ast.BlockStmt); ok {
				b.List = o.settle(b.List)
			}
		}
		out = append(out, s)
	}
	return out
}

// rewrite goes over a statement whose calls have been made, and returns what goes before it.
func (o *order) rewrite(step func(w *walk)) []ast.Stmt {
	o.temps = o.temps[:0]
	if !o.disordered(step) {
		return nil
	}
	dry, out := o.dry, o.out
	o.dry, o.out = false, nil
	step(&walk{o: o, how: rewriting})
	before := o.out
	o.dry, o.out = dry, out
	return before
}

// operation goes over `l op= r`.
func (w *walk) operation(s *ast.AssignStmt, made *[]ast.Stmt) {
	o := w.o
	l, r := &s.Lhs[0], &s.Rhs[0]
	op := s.Tok + (token.ADD - token.ADD_ASSIGN)
	x, m := o.mapElement(*l)
	switch {
	case w.how == asWritten && m != nil:
		w.toPlace(*l)
		w.rest(*r)
		w.lookUp(x, m)
		w.apply(s, op)
		w.put(x, inserted)
		return
	case w.how == asWritten:
		w.toPlace(*l)
		w.rest(*r)
		w.atPlace(*l)
		w.apply(s, op)
		return
	case m != nil && (op == token.QUO || op == token.REM):
		w.copy(&x.X)
		w.convert(&x.Index, m.Key())
		w.copied(&x.Index)
		if w.how == rewriting {
			if unhashable(m.Key()) && w.fails(*r) {
				*made = []ast.Stmt{o.applied(s, op)}
				r = &(*made)[0].(*ast.AssignStmt).Rhs[0].(*ast.BinaryExpr).Y
			}
			w.expr(r)
			return
		}
		w.lookUp(x, m)
		w.expr(r)
		w.rest(*r)
		w.apply(s, op)
		w.put(x, inserted)
		return
	case m != nil:
		w.expr(r)
		w.copied(r)
		w.place(l)
		if w.how == rewriting {
			if o.operationFails(op, *l, *r) {
				if !reflexive(m.Key()) && !o.failed.IsValid() {
					o.failed = s.Pos()
				}
				*made = []ast.Stmt{o.single(s, *l, *l), s}
			}
			return
		}
		w.put(x, inserted)
		w.apply(s, op)
		return
	}
	w.place(l)
	if isString(o.info.TypeOf(*l)) { // one concatenation, of which l is the first part
		for _, p := range w.concatenated(r) {
			w.expr(p)
		}
	} else {
		w.expr(r)
	}
	if w.how == rewriting {
		if w.fails(*l) && w.fails(*r) {
			*made = []ast.Stmt{o.applied(s, op)}
		}
		return
	}
	w.rest(*l)
	w.rest(*r)
	w.apply(s, op)
}

// lookUp notes that an element is looked up: a key may be unhashable.
func (w *walk) lookUp(x *ast.IndexExpr, m *types.Map) {
	if unhashable(m.Key()) {
		w.put(x, lookedUp)
	}
}

func (w *walk) apply(s *ast.AssignStmt, op token.Token) {
	if w.o.operationFails(op, s.Lhs[0], s.Rhs[0]) {
		w.put(s, whole)
	}
}

// applied is `l = t op r` for `l op= r`, where t holds l from before r is evaluated.
func (o *order) applied(s *ast.AssignStmt, op token.Token) ast.Stmt {
	l := s.Lhs[0]
	value := &ast.BinaryExpr{X: o.hoist(l), OpPos: s.TokPos, Op: op, Y: s.Rhs[0]}
	o.info.Types[value] = types.TypeAndValue{Type: o.info.TypeOf(l)}
	return o.single(s, l, value)
}

// results goes over the operands of a return statement, which the compiler assigns to the
// result variables.
func (w *walk) results(s *ast.ReturnStmt) {
	o := w.o
	if len(s.Results) == 1 || len(s.Results) != o.sig.Results().Len() {
		for i := range s.Results {
			if w.how != asWritten && len(s.Results) == o.sig.Results().Len() {
				w.convert(&s.Results[i], o.sig.Results().At(i).Type())
			}
			w.use(&s.Results[i])
		}
		return
	}
	if w.how == asWritten {
		for _, e := range s.Results {
			w.rest(e)
		}
		return
	}
	done := progress{o: o, inline: w.inline, vars: map[types.Object]bool{}, gone: w.gone}
	var late []int
	for i := range s.Results {
		p, v := &s.Results[i], o.sig.Results().At(i)
		if id, ok := ast.Unparen(*p).(*ast.Ident); ok && o.info.Uses[id] == v {
			continue
		}
		if done.affect(*p) {
			w.convert(p, v.Type())
			w.copied(p)
		} else {
			late = append(late, i)
		}
		done.set(v)
	}
	for k, i := range late {
		w.convert(&s.Results[i], o.sig.Results().At(i).Type())
		if w.how == rewriting && k < len(late)-1 {
			w.copied(&s.Results[i])
			continue
		}
		w.use(&s.Results[i])
	}
}

// send goes over ch <- v.
func (w *walk) send(s *ast.SendStmt, t types.Type) {
	if w.how == asWritten {
		w.rest(s.Chan)
		w.rest(s.Value)
		w.put(s, whole)
		return
	}
	w.convert(&s.Value, t)
	w.expr(&s.Chan)
	w.early(&s.Chan)
	if w.how == following {
		w.rest(s.Chan)
		w.rest(s.Value)
		w.put(s, whole)
	}
}
