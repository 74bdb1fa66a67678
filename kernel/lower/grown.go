package lower

import (
	"go/ast"

	"golang.org/x/tools/go/ssa"
)

// grown reports whether in is written make(T, n) within append(s, make(T, n)...): the compiler
// makes no slice then but lets s grow, which fails in words of its own (walk.isAppendOfMake).
func (b *body) grown(in *ssa.MakeSlice) bool {
	refs := in.Referrers()
	if refs == nil || len(*refs) != 1 {
		return false
	}
	call, ok := (*refs)[0].(*ssa.Call)
	if !ok {
		return false
	}
	if f, ok := call.Call.Value.(*ssa.Builtin); !ok || f.Name() != "append" || call.Call.Args[1] != in {
		return false
	}
	found := false
	look := func(n ast.Node) bool {
		e, ok := n.(*ast.CallExpr)
		if !ok || !e.Ellipsis.IsValid() || len(e.Args) != 2 {
			return !found
		}
		m, ok := ast.Unparen(e.Args[1]).(*ast.CallExpr)
		found = found || ok && len(m.Args) == 2 && m.Lparen == in.Pos()
		return !found
	}
	for _, s := range b.c.Prelude {
		for _, f := range s.Files {
			if f.FileStart <= in.Pos() && in.Pos() <= f.FileEnd {
				ast.Inspect(f, look)
			}
		}
	}
	ast.Inspect(b.c.File, look)
	return found
}
