package lower

import (
	"go/ast"
	"go/token"
	"go/types"
)

// fault is a part of a statement that may fail, or a call.
type fault struct {
	node ast.Node
	part int // of a node with several
}

// parts: of the assignment to an element of a map; of an element of an array behind a pointer
// and of the call of an interface's method, which may be nil
const (
	whole = iota
	lookedUp
	inserted
	reached
)

// rest notes the faults of an expression in the order in which they come when it is evaluated
// as it stands, from left to right. What has a variable by now has none.
func (w *walk) rest(e ast.Expr) {
	if e == nil || w.gone[e] {
		return
	}
	o := w.o
	switch e := e.(type) {
	case *ast.Ident, *ast.BasicLit, *ast.FuncLit:
		return
	case *ast.ParenExpr:
		w.rest(e.X)
		return
	}
	if tv := o.info.Types[e]; tv.Value != nil || tv.IsType() || tv.IsBuiltin() {
		return
	}
	switch e := e.(type) {
	case *ast.SelectorExpr:
		if s := o.info.Selections[e]; s != nil && s.Kind() != types.MethodExpr {
			w.rest(e.X)
			if s.Indirect() && o.derefs(s, o.info.TypeOf(e.X)) || s.Kind() == types.MethodVal && types.IsInterface(s.Recv()) {
				w.put(e, whole)
			}
		}
	case *ast.IndexExpr:
		if _, instance := o.info.TypeOf(e.X).Underlying().(*types.Signature); instance {
			return
		}
		if w.how == asWritten && o.indexedValue(e.X) { // go/ssa evaluates the index first
			w.rest(e.Index)
			w.rest(e.X)
		} else {
			w.restOfIndex(e)
		}
		if o.indexFails(e) {
			w.put(e, whole)
		}
	case *ast.SliceExpr:
		w.rest(e.X)
		w.rest(e.Low)
		w.rest(e.High)
		w.rest(e.Max)
		if e.Low != nil || e.High != nil {
			w.put(e, whole)
		}
	case *ast.StarExpr:
		w.rest(e.X)
		w.put(e, whole)
	case *ast.TypeAssertExpr:
		w.rest(e.X)
		w.put(e, whole)
	case *ast.UnaryExpr:
		w.rest(e.X)
		if e.Op == token.ARROW {
			w.put(e, whole)
		}
	case *ast.BinaryExpr:
		w.rest(e.X)
		w.rest(e.Y)
		if o.operationFails(e.Op, e.X, e.Y) {
			w.put(e, whole)
		}
	case *ast.CallExpr:
		w.restOfCall(e)
	case *ast.CompositeLit:
		m := o.mapOf(e)
		if m != nil && w.how == following {
			return // its entries have been set before
		}
		for _, x := range e.Elts {
			if kv, ok := x.(*ast.KeyValueExpr); ok {
				if m != nil {
					w.rest(kv.Key)
				}
				x = kv.Value
			}
			w.rest(x)
			if m != nil && unhashable(m.Key()) {
				w.put(x, inserted)
			}
		}
	}
}

func (w *walk) restOfCall(e *ast.CallExpr) {
	o := w.o
	if o.info.Types[e.Fun].IsType() {
		w.rest(e.Args[0])
		if o.toArray(e) {
			w.put(e, whole)
		}
		return
	}
	name := o.builtin(e.Fun)
	if name == "" {
		w.callee(e.Fun, w.rest)
	}
	n := len(w.met)
	for _, a := range e.Args {
		w.rest(a)
	}
	if len(w.met) > n && o.byInterface(e.Fun) {
		w.reached(e, n)
	}
	switch name {
	case "append", "copy", "len", "cap", "min", "max", "complex", "real", "imag", "new", "clear", "print", "println":
	default:
		w.put(e, whole)
	}
}

// callee goes over what is called with f: the call itself fails if it is nil.
func (w *walk) callee(fun ast.Expr, f func(ast.Expr)) {
	sel, ok := ast.Unparen(fun).(*ast.SelectorExpr)
	s := w.o.info.Selections[sel]
	if !ok || s == nil || s.Kind() != types.MethodVal {
		f(fun)
		return
	}
	f(sel.X)
	if s.Indirect() && !types.IsInterface(s.Recv()) && w.o.derefs(s, w.o.info.TypeOf(sel.X)) && !w.gone[sel] {
		w.put(sel, whole)
	}
}

// derefs reports whether a selection that is indirect follows a pointer: a method with a
// pointer receiver takes the pointer itself.
func (o *order) derefs(s *types.Selection, x types.Type) bool {
	f, ok := s.Obj().(*types.Func)
	if !ok || len(s.Index()) > 1 || f.Signature().Recv() == nil {
		return true
	}
	_, takes := f.Signature().Recv().Type().Underlying().(*types.Pointer)
	return !takes
}

// indexedValue reports whether an element of x is taken of its value, not at its address.
func (o *order) indexedValue(x ast.Expr) bool {
	switch t := o.info.TypeOf(x).Underlying().(type) {
	case *types.Basic:
		return t.Info()&types.IsString != 0
	case *types.Array:
		return !o.addressable(x)
	}
	return false
}

// indexFails reports whether x[i] may fail once x and i are there.
func (o *order) indexFails(e *ast.IndexExpr) bool {
	switch t := o.info.TypeOf(e.X).Underlying().(type) {
	case *types.Map:
		return unhashable(t.Key())
	case *types.Array:
		return o.info.Types[e.Index].Value == nil
	}
	return true
}

// operationFails reports whether x op y may fail once x and y are there.
func (o *order) operationFails(op token.Token, x, y ast.Expr) bool {
	switch op {
	case token.QUO, token.REM:
		if o.info.Types[y].Value != nil {
			return false
		}
		b, ok := o.info.TypeOf(y).Underlying().(*types.Basic)
		return !ok || b.Info()&types.IsInteger != 0
	case token.SHL, token.SHR:
		if o.info.Types[y].Value != nil {
			return false
		}
		b, ok := o.info.TypeOf(y).Underlying().(*types.Basic)
		return !ok || b.Info()&types.IsUnsigned == 0
	case token.EQL, token.NEQ:
		nils := o.info.Types[x].IsNil() || o.info.Types[y].IsNil()
		return !nils && (unhashable(o.info.TypeOf(x)) || unhashable(o.info.TypeOf(y)))
	}
	return false
}

// unhashable reports whether comparing values of type t may fail: they hold interfaces.
func unhashable(t types.Type) bool {
	switch u := t.Underlying().(type) {
	case *types.Interface: // a type parameter's too
		return true
	case *types.Array:
		return unhashable(u.Elem())
	case *types.Struct:
		for f := range u.Fields() {
			if unhashable(f.Type()) {
				return true
			}
		}
	}
	return false
}

// toArray reports whether a conversion is one of a slice to an array or a pointer to one.
func (o *order) toArray(e *ast.CallExpr) bool {
	if _, from := o.info.TypeOf(e.Args[0]).Underlying().(*types.Slice); !from {
		return false
	}
	switch o.info.TypeOf(e).Underlying().(type) {
	case *types.Array, *types.Pointer:
		return true
	}
	return false
}

func (o *order) mapOf(e *ast.CompositeLit) *types.Map {
	m, _ := o.info.TypeOf(e).Underlying().(*types.Map)
	return m
}

// mayCall reports whether the compiler evaluates an operand of a call before it puts down
// any of them (walk.mayCall): it may fail, but for a shift, or is computed by the run time.
func (w *walk) mayCall(e ast.Expr) (may bool) {
	o := w.o
	ast.Inspect(e, func(n ast.Node) bool {
		x, ok := n.(ast.Expr)
		if !ok || may || w.gone[x] {
			return false
		}
		switch x.(type) {
		case *ast.Ident, *ast.BasicLit, *ast.FuncLit:
			return false
		}
		if tv := o.info.Types[x]; tv.Value != nil || tv.IsType() {
			return false
		}
		switch x := x.(type) {
		case *ast.IndexExpr, *ast.SliceExpr, *ast.StarExpr, *ast.TypeAssertExpr:
			may = true
		case *ast.SelectorExpr:
			s := o.info.Selections[x]
			may = s != nil && s.Indirect()
			return s != nil
		case *ast.BinaryExpr:
			switch x.Op {
			case token.QUO, token.REM:
				may = true
			case token.ADD, token.EQL, token.NEQ, token.LSS, token.LEQ, token.GTR, token.GEQ:
				t := o.info.TypeOf(x.X)
				may = types.IsInterface(t) || types.IsInterface(o.info.TypeOf(x.Y)) || isString(t)
			}
		case *ast.CallExpr:
			may = !o.info.Types[x.Fun].IsType() || o.toArray(x) || isString(o.info.TypeOf(x))
		}
		return true
	})
	return may
}

func isString(t types.Type) bool {
	b, ok := t.Underlying().(*types.Basic)
	return ok && b.Info()&types.IsString != 0
}
