package lower

import (
	"go/ast"
	"go/types"
	"slices"
)

// reading lists functions of the standard library that change nothing and call nothing back:
// by package, nil for all of it that has no functions, interfaces or slices for parameters.
var reading = map[string][]string{
	"cmp": nil, "math": nil, "math/bits": nil, "math/cmplx": nil, "strconv": nil, "strings": nil,
	"unicode": nil, "unicode/utf8": nil, "unicode/utf16": nil,
	"maps": {"Clone", "Equal"},
	"slices": {
		"BinarySearch", "Clone", "Compare", "Concat", "Contains", "Equal", "Index", "IsSorted", "Max", "Min", "Repeat",
	},
}

// harmless reports whether e is a call of which nothing can come but its value, or a panic.
func (o *order) harmless(e ast.Expr) bool {
	call, ok := ast.Unparen(e).(*ast.CallExpr)
	if !ok {
		return false
	}
	fun := ast.Unparen(call.Fun)
	switch x := fun.(type) { // with its type arguments
	case *ast.IndexExpr:
		fun = x.X
	case *ast.IndexListExpr:
		fun = x.X
	}
	sel, ok := fun.(*ast.SelectorExpr)
	if !ok {
		return false
	}
	f, ok := o.info.Uses[sel.Sel].(*types.Func)
	if !ok || f.Pkg() == nil || f.Signature().Recv() != nil {
		return false
	}
	names, known := reading[f.Pkg().Path()]
	if !known || names != nil && !slices.Contains(names, f.Name()) {
		return false
	}
	for p := range f.Signature().Params().Variables() {
		switch t := p.Type().Underlying().(type) {
		case *types.Signature:
			return false
		case *types.Slice: // which strconv and unicode/utf8 write into
			if names == nil && f.Pkg().Path() != "strings" {
				return false
			}
		case *types.Interface:
			if _, parameter := types.Unalias(p.Type()).(*types.TypeParam); !parameter || t.NumMethods() > 0 {
				return false
			}
		}
	}
	return true
}
