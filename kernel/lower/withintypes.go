package lower

import (
	"go/ast"
	"go/types"

	"golang.org/x/tools/go/ssa"
	"golang.org/x/tools/go/types/typeutil"
)

// A type declared in a generic function is another type in each of its instances, and the
// compiler puts the type arguments of the function into its name: main.local[int]. go/ssa makes
// such types anew, and does not say whose they are.

// within names the types that are declared in the generic function which fn is, or is part of,
// an instance of.
func (l *lowering) within(fn *ssa.Function) {
	for fn.Parent() != nil {
		fn = fn.Parent()
	}
	if len(fn.TypeArgs()) == 0 || l.looked[fn] {
		return
	}
	l.looked[fn] = true
	if d, ok := fn.Syntax().(*ast.FuncDecl); ok && declaresTypes(d) {
		w := withinTypes{l: l, decl: d, args: fn.TypeArgs()}
		w.function(fn)
	}
}

func declaresTypes(d *ast.FuncDecl) (found bool) {
	ast.Inspect(d, func(n ast.Node) bool {
		_, spec := n.(*ast.TypeSpec)
		found = found || spec
		return !found
	})
	return found
}

// withinTypes is the search through one instance for the types declared in it.
type withinTypes struct {
	l    *lowering
	decl *ast.FuncDecl
	args []types.Type
	seen typeutil.Map
}

func (w *withinTypes) function(fn *ssa.Function) {
	for _, block := range fn.Blocks {
		for _, in := range block.Instrs {
			if v, ok := in.(ssa.Value); ok {
				w.visit(v.Type())
			}
			if t, ok := in.(*ssa.TypeAssert); ok {
				w.visit(t.AssertedType)
			}
			for _, v := range in.Operands(nil) {
				if *v == nil {
					continue
				}
				w.visit((*v).Type())
				if f, ok := (*v).(*ssa.Function); ok {
					for _, arg := range f.TypeArgs() {
						w.visit(arg)
					}
				}
			}
		}
	}
	for _, f := range fn.AnonFuncs {
		w.function(f)
	}
}

func (w *withinTypes) visit(t types.Type) {
	t = types.Unalias(t)
	if w.seen.Set(t, true) != nil {
		return
	}
	switch t := t.(type) {
	case *types.Named:
		for arg := range t.TypeArgs().Types() {
			w.visit(arg)
		}
		// The types that go/ssa makes are in no scope.
		if obj := t.Obj(); obj.Parent() == nil && w.decl.Pos() <= obj.Pos() && obj.Pos() < w.decl.End() {
			w.l.m.Within(obj, w.args)
			w.visit(t.Underlying())
		}
	case *types.Map:
		w.visit(t.Key())
		w.visit(t.Elem())
	case interface{ Elem() types.Type }:
		w.visit(t.Elem())
	case *types.Struct:
		for f := range t.Fields() {
			w.visit(f.Type())
		}
	case *types.Signature:
		w.visit(t.Params())
		w.visit(t.Results())
	case *types.Tuple:
		for v := range t.Variables() {
			w.visit(v.Type())
		}
	case *types.Interface:
		for m := range t.Methods() {
			w.visit(m.Type())
		}
	}
}
