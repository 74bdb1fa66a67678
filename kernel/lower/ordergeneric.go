package lower

import (
	"go/ast"
	"go/types"
)

// The compiler makes functions of a generic one that differ in what they evaluate early: that
// hangs on the size of a type parameter's types, and on what they consist of. The functions
// are rewritten here before they are made, all of them in one way.

// unknown reports whether how values of type t lie in memory hangs on a type parameter.
func unknown(t types.Type) bool { return t != nil && sizeOf(t) == beyond }

// unsure notes, if an expression is read late, that it is read early for some types.
func (o *order) unsure(e ast.Expr, late bool) {
	if !o.dry || !late {
		return
	}
	if !o.varies.IsValid() {
		o.varies = e.Pos()
	}
	o.temps = append(o.temps, spill{expr: e, guess: true})
}

// parametric reports whether a type is made with a type parameter.
func parametric(t types.Type) bool {
	switch t := t.(type) {
	case *types.TypeParam:
		return true
	case *types.Pointer:
		return parametric(t.Elem())
	case *types.Map:
		return parametric(t.Key()) || parametric(t.Elem())
	case interface{ Elem() types.Type }: // a slice, an array, a channel
		return parametric(t.Elem())
	case interface{ TypeArgs() *types.TypeList }: // a named type, an alias
		for a := range t.TypeArgs().Types() {
			if parametric(a) {
				return true
			}
		}
	case *types.Struct:
		for f := range t.Fields() {
			if parametric(f.Type()) {
				return true
			}
		}
	case *types.Tuple:
		for v := range t.Variables() {
			if parametric(v.Type()) {
				return true
			}
		}
	case *types.Signature:
		return parametric(t.Params()) || parametric(t.Results())
	}
	return false
}
