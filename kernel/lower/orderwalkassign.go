package lower

import (
	"go/ast"
	"go/token"
	"go/types"
)

// assignment goes over an assignment or a short declaration. made is set to the statements
// that take its place.
func (w *walk) assignment(s *ast.AssignStmt, made *[]ast.Stmt) {
	switch {
	case s.Tok != token.ASSIGN && s.Tok != token.DEFINE:
		w.operation(s, made)
	case len(s.Lhs) != len(s.Rhs):
		if w.how == asWritten {
			for _, l := range s.Lhs {
				w.toPlace(l)
			}
			w.rest(s.Rhs[0])
			for _, l := range s.Lhs {
				w.atPlace(l)
			}
			return
		}
		w.tuple(&s.Rhs[0])
		for i := range s.Lhs {
			w.place(&s.Lhs[i])
			w.use(&s.Lhs[i])
			w.insertAt(s.Lhs[i])
		}
	case len(s.Lhs) > 1:
		w.several(s, made)
	default:
		if lit := w.o.stepwise(s.Lhs[0], s.Rhs[0]); lit != nil && w.how == following {
			w.put(s, inserted) // another way than as written
		} else if lit != nil && w.how == rewriting {
			w.inSteps(s, lit)
			return
		}
		w.single(&s.Lhs[0], &s.Rhs[0], false)
	}
}

// tuple goes over the one expression that gives several values.
func (w *walk) tuple(e *ast.Expr) {
	w.expr(e)
	if w.how == following {
		w.rest(*e)
		w.gone[*e] = true
	}
}

// single goes over `l = r`; among tells that it is one of several assignments.
func (w *walk) single(l, r *ast.Expr, among bool) {
	t := w.o.info.TypeOf(*l)
	if w.how == asWritten {
		w.toPlace(*l)
		w.rest(*r)
		w.atPlace(*l)
		return
	}
	if _, m := w.o.mapElement(*l); m != nil {
		if !among {
			w.convert(r, t)
			w.copied(r)
		}
		w.place(l)
		w.insertAt(*l)
		if among {
			w.convert(r, t)
			w.use(r)
		}
		return
	}
	w.place(l)
	w.convert(r, t)
	if w.how == rewriting {
		if w.fails(*l) {
			w.copied(r)
		}
		return
	}
	w.use(r)
	w.rest(*l)
}

// fails reports whether anything of an expression may still fail.
func (w *walk) fails(e ast.Expr) bool {
	n := len(w.met)
	w.rest(e)
	more := len(w.met) > n
	w.met = w.met[:n]
	return more
}

// place goes over what is assigned to.
func (w *walk) place(l *ast.Expr) {
	if x, m := w.o.mapElement(*l); m != nil {
		w.expr(&x.X)
		w.convert(&x.Index, m.Key())
		w.early(&x.X)
		w.early(&x.Index)
		return
	}
	switch x := (*l).(type) {
	case *ast.ParenExpr:
		w.place(&x.X)
		return
	case *ast.Ident:
		return
	}
	w.expr(l)
	w.safe(l)
}

// mapElement recognises an element of a map.
func (o *order) mapElement(l ast.Expr) (*ast.IndexExpr, *types.Map) {
	x, ok := ast.Unparen(l).(*ast.IndexExpr)
	if !ok {
		return nil, nil
	}
	m, _ := o.info.TypeOf(x.X).Underlying().(*types.Map)
	return x, m
}

// insertAt notes that an element of a map is made: the map may be nil, the key unhashable.
func (w *walk) insertAt(l ast.Expr) {
	if x, m := w.o.mapElement(l); m != nil {
		w.put(x, inserted)
	}
}

// toPlace notes, as written, what comes before the value that is assigned to l.
func (w *walk) toPlace(l ast.Expr) {
	switch l := l.(type) {
	case *ast.ParenExpr:
		w.toPlace(l.X)
	case *ast.IndexExpr:
		w.rest(l.X)
		w.rest(l.Index)
	case *ast.StarExpr:
		w.rest(l.X)
	case *ast.SelectorExpr:
		if w.o.info.Selections[l] != nil {
			w.rest(l.X)
		}
	}
}

// atPlace notes, as written, what comes with the assignment itself.
func (w *walk) atPlace(l ast.Expr) {
	l = ast.Unparen(l)
	if x, m := w.o.mapElement(l); m != nil {
		w.put(x, inserted)
		return
	}
	n := len(w.met)
	w.toPlace(l)
	k := len(w.met)
	w.met = w.met[:n]
	w.rest(l)
	own := w.met[k:]
	w.met = append(w.met[:n], own...)
}
