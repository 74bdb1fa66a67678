package lower

import (
	"go/ast"
	"go/types"
)

// safe goes over a place, or what could be one, once more: what is no variable, field or
// element there is given a variable (walk.safeExpr).
func (w *walk) safe(e *ast.Expr) {
	if w.gone[*e] || w.how == asWritten {
		return
	}
	if w.o.info.Types[*e].Value != nil {
		return
	}
	switch x := (*e).(type) {
	case *ast.Ident, *ast.BasicLit:
	case *ast.ParenExpr:
		w.safe(&x.X)
	case *ast.SelectorExpr:
		s := w.o.info.Selections[x]
		switch {
		case s == nil:
		case s.Kind() == types.FieldVal:
			w.safe(&x.X)
		default:
			w.copied(e)
		}
	case *ast.StarExpr:
		w.safe(&x.X)
	case *ast.IndexExpr:
		if _, m := w.o.mapElement(x); m != nil { // a call by now
			w.copied(e)
			return
		}
		w.safe(&x.X)
		w.safe(&x.Index)
	case *ast.UnaryExpr:
		if inner := w.o.reachedBy[x]; inner != nil {
			w.safe(inner)
			return
		}
		w.copied(e)
	default:
		w.copied(e)
	}
}

// safeBefore is safe for what has not been gone over: it is what expr goes over then.
func (w *walk) safeBefore(e *ast.Expr) {
	o := w.o
	if w.gone[*e] || w.how == asWritten || o.info.Types[*e].Value != nil {
		return
	}
	switch x := (*e).(type) {
	case *ast.Ident, *ast.BasicLit:
	case *ast.ParenExpr:
		w.safeBefore(&x.X)
	case *ast.SelectorExpr:
		if s := o.info.Selections[x]; s != nil && s.Kind() == types.FieldVal {
			w.safeBefore(&x.X)
		} else if s != nil {
			w.copy(e)
		}
	case *ast.StarExpr:
		w.safeBefore(&x.X)
	case *ast.IndexExpr:
		w.safeBefore(&x.X)
		if _, m := o.mapElement(x); m != nil && (handingOf(m) == asConverted || w.guess && (unknown(m.Key()) || unknown(m.Elem()))) {
			w.convert(&x.Index, m.Key())
			w.copied(&x.Index)
			return
		}
		w.safeBefore(&x.Index)
	default:
		w.copy(e)
	}
}
