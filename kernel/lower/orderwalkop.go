package lower

import (
	"go/ast"
	"go/token"
	"go/types"
)

func (w *walk) binary(e *ast.BinaryExpr) {
	o := w.o
	t := o.info.TypeOf(e.X)
	switch e.Op {
	case token.LAND, token.LOR: // a statement of its own, whose right side is in order
		w.copy(&e.X)
		return
	case token.ADD:
		if isString(t) {
			w.concatenation(e)
			return
		}
	case token.QUO:
		w.expr(&e.X)
		w.expr(&e.Y)
		if b, ok := t.Underlying().(*types.Basic); ok && b.Info()&types.IsComplex != 0 {
			w.early(&e.X)
			w.early(&e.Y)
		}
		return
	case token.EQL, token.NEQ, token.LSS, token.LEQ, token.GTR, token.GEQ:
		w.comparison(e)
		return
	}
	w.expr(&e.X)
	w.expr(&e.Y)
}

// concatenation goes over x + y + …, one call of the run time.
func (w *walk) concatenation(e *ast.BinaryExpr) {
	list := append(w.concatenated(&e.X), w.concatenated(&e.Y)...)
	literal := false
	for _, p := range list {
		literal = literal || w.o.info.Types[*p].Value != nil
	}
	const several = 5 // more are handed over as a slice
	for _, p := range list {
		if from, ok := w.ofBytes(*p); ok && literal {
			w.expr(from)
		} else {
			w.expr(p)
		}
		if len(list) > several {
			w.copied(p)
		}
	}
	for _, p := range list {
		w.early(p)
	}
}

// concatenated lists the parts of x + y + ….
func (w *walk) concatenated(p *ast.Expr) []*ast.Expr {
	b, ok := ast.Unparen(*p).(*ast.BinaryExpr)
	if !ok || b.Op != token.ADD || w.gone[*p] || w.o.info.Types[b].Value != nil {
		return []*ast.Expr{p}
	}
	return append(w.concatenated(&b.X), w.concatenated(&b.Y)...)
}

// ofBytes recognises string(bytes) and gives its operand.
func (w *walk) ofBytes(e ast.Expr) (*ast.Expr, bool) {
	c, ok := ast.Unparen(e).(*ast.CallExpr)
	if !ok || w.gone[e] || !bytesToString(e, w.o.info) {
		return nil, false
	}
	return &c.Args[0], true
}

// comparison goes over a comparison (walk.walkCompare).
func (w *walk) comparison(e *ast.BinaryExpr) {
	o := w.o
	x, y := o.info.TypeOf(e.X), o.info.TypeOf(e.Y)
	nils := o.info.Types[e.X].IsNil() || o.info.Types[e.Y].IsNil()
	switch {
	case !nils && (types.IsInterface(x) || types.IsInterface(y)):
		w.convert(&e.Y, x)
		w.copied(&e.Y)
		w.convert(&e.X, y)
		w.copied(&e.X)
		return
	case isString(x):
		w.stringComparison(e)
		return
	}
	w.expr(&e.X)
	w.expr(&e.Y)
	switch x.Underlying().(type) {
	case *types.Array, *types.Struct:
		if unknown(x) && w.guess || !unknown(x) && comparedByCall(x) {
			w.copied(&e.X)
			w.copied(&e.Y)
			return
		}
		w.safe(&e.X)
		w.safe(&e.Y)
	}
}

func (w *walk) stringComparison(e *ast.BinaryExpr) {
	equality := e.Op == token.EQL || e.Op == token.NEQ
	other := &e.X
	c := w.o.info.Types[e.Y].Value
	if c == nil {
		c, other = w.o.info.Types[e.X].Value, &e.Y
	}
	const short = 16 // compared byte by byte
	switch {
	case c != nil && len(constantString(c)) == 0:
		w.operandOfBytes(other)
	case c != nil && equality && len(constantString(c)) <= short:
		if _, ok := w.ofBytes(*other); ok {
			w.operandOfBytes(other)
			w.safe(other)
			return
		}
		w.safeBefore(other)
		w.expr(other)
	case equality:
		w.operandOfBytes(&e.X)
		w.copied(&e.X)
		w.operandOfBytes(&e.Y)
		w.copied(&e.Y)
	default:
		w.operandOfBytes(&e.X)
		w.operandOfBytes(&e.Y)
		w.early(&e.X)
		w.early(&e.Y)
	}
}

// operandOfBytes goes over an operand for which string(bytes) makes no string.
func (w *walk) operandOfBytes(p *ast.Expr) {
	if from, ok := w.ofBytes(*p); ok {
		w.expr(from)
		return
	}
	w.expr(p)
}

// comparedByCall reports whether values of a struct or array type are compared by a function
// of the run time, which takes their addresses, and not part by part.
func comparedByCall(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Array:
		if u.Len() <= 1 {
			return false
		}
		b, ok := u.Elem().Underlying().(*types.Basic)
		simple := ok && b.Info()&(types.IsNumeric|types.IsBoolean) != 0
		return !simple || u.Len() > 4 && u.Len()*sizes.Sizeof(u.Elem()) > 16
	case *types.Struct:
		return comparisonCost(u) > 4
	}
	return false
}

// comparisonCost counts the words that are compared: memory that lies together counts as one
// piece (compare.EqStructCost).
func comparisonCost(s *types.Struct) int64 {
	var fields []*types.Var
	for f := range s.Fields() {
		fields = append(fields, f)
	}
	offsets := sizes.Offsetsof(fields)
	words := func(n int64) int64 { return (n + 7) / 8 }
	var cost, run, end int64
	for i, f := range fields {
		size := sizes.Sizeof(f.Type())
		if f.Name() == "_" || !plainMemory(f.Type()) || offsets[i] != end {
			cost += words(run)
			run = 0
		}
		end = offsets[i] + size
		switch {
		case f.Name() == "_":
		case plainMemory(f.Type()):
			run += size
		default:
			cost += words(size)
		}
	}
	return cost + words(run)
}

// plainMemory reports whether values of type t are equal just when their bytes are.
func plainMemory(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Basic:
		return u.Info()&(types.IsInteger|types.IsBoolean) != 0
	case *types.Pointer, *types.Chan:
		return true
	case *types.Array:
		return plainMemory(u.Elem())
	case *types.Struct:
		var end int64
		for f := range u.Fields() {
			if f.Name() == "_" || !plainMemory(f.Type()) {
				return false
			}
			end += sizes.Sizeof(f.Type())
		}
		return end == sizes.Sizeof(u)
	}
	return false
}
