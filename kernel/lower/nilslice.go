package lower

import (
	"go/ast"
	"go/token"
	"go/types"
)

// nilSlices refuses local variables that the compiler of Go 1.26 gets wrong: it takes those that
// live in memory and are made of constants from there, and has nil interfaces there in the place
// of nil slices put into interfaces (walk/order.go, addrTemp). Whether a use of the variable
// shows it hangs on more than can be followed.
func (l *lowering) nilSlices() {
	if l.nilsSeen {
		return
	}
	l.nilsSeen = true
	look := func(e ast.Expr) {
		lit, ok := ast.Unparen(e).(*ast.CompositeLit)
		if !ok || inRegisters(l.c.Info.TypeOf(lit)) {
			return
		}
		if at, constant := l.nilSliceIn(lit); constant && at.IsValid() {
			l.refuse("place", at, "whether a nil slice in an interface is one, in a variable made of constants,")
		}
	}
	for _, decl := range l.c.File.Decls {
		f, ok := decl.(*ast.FuncDecl)
		if !ok || f.Body == nil {
			continue // the variables of the package are right
		}
		ast.Inspect(f.Body, func(n ast.Node) bool {
			switch n := n.(type) {
			case *ast.AssignStmt:
				if n.Tok == token.DEFINE {
					for _, e := range n.Rhs {
						look(e)
					}
				}
			case *ast.ValueSpec:
				for _, e := range n.Values {
					look(e)
				}
			}
			return true
		})
	}
}

// nilSliceIn finds a nil slice that becomes an interface in a literal of a struct or an array,
// and reports whether all of the literal is constant.
func (l *lowering) nilSliceIn(lit *ast.CompositeLit) (at token.Pos, constant bool) {
	of := l.c.Info.TypeOf(lit).Underlying()
	switch of.(type) {
	case *types.Struct, *types.Array:
	default:
		return token.NoPos, false
	}
	for i, e := range lit.Elts {
		key, keyed := e.(*ast.KeyValueExpr)
		if keyed {
			e = key.Value
		}
		e = ast.Unparen(e)
		if tv := l.c.Info.Types[e]; tv.Value != nil || tv.IsNil() {
			continue
		}
		switch e := e.(type) {
		case *ast.CompositeLit:
			inner, ok := l.nilSliceIn(e)
			if !ok {
				return token.NoPos, false
			}
			if inner.IsValid() {
				at = inner
			}
		case *ast.CallExpr:
			slice, ok := l.nilOf(e)
			if !ok {
				return token.NoPos, false
			}
			var to types.Type
			switch t := of.(type) {
			case *types.Array:
				to = t.Elem()
			case *types.Struct:
				if keyed {
					i = fieldIndex(t, key.Key.(*ast.Ident).Name)
				}
				to = t.Field(i).Type()
			}
			if slice && types.IsInterface(to) {
				at = e.Pos()
			}
		default:
			return token.NoPos, false
		}
	}
	return at, true
}

// nilOf reports whether e converts nil, and whether to a slice on the way.
func (l *lowering) nilOf(e *ast.CallExpr) (slice, ok bool) {
	for l.c.Info.Types[e.Fun].IsType() && len(e.Args) == 1 {
		if _, is := l.c.Info.TypeOf(e).Underlying().(*types.Slice); is {
			slice = true
		}
		x := ast.Unparen(e.Args[0])
		if l.c.Info.Types[x].IsNil() {
			return slice, true
		}
		if e, ok = x.(*ast.CallExpr); !ok {
			return false, false
		}
	}
	return false, false
}
