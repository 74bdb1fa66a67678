package check

import (
	"go/ast"
	"go/token"
	"go/types"
	"slices"
	"strings"
)

// independent leaves out the type errors that are there only because an import was refused:
// correct Go must not look like a wrong program. What the checker knows of a refused package
// is its path, so it guesses the name and finds nothing in it.
func independent(wrong []types.Error, refused []*ast.ImportSpec, c *Checked) []types.Error {
	var dot, misnamed bool // names may come from a refused package; a package may have another name
	used := map[types.Object]bool{}
	for _, obj := range c.Info.Uses {
		used[obj] = true
	}
	for _, spec := range refused {
		dot = dot || spec.Name != nil && spec.Name.Name == "."
		misnamed = misnamed || spec.Name == nil && !used[c.Info.Implicits[spec]]
	}
	bases, embeds := map[token.Pos]bool{}, false
	ast.Inspect(c.File, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.SelectorExpr:
			bases[n.X.Pos()] = true
		case *ast.StructType:
			embeds = embeds || slices.ContainsFunc(n.Fields.List, func(f *ast.Field) bool { return unknown(f, c) })
		case *ast.InterfaceType:
			embeds = embeds || slices.ContainsFunc(n.Methods.List, func(f *ast.Field) bool { return unknown(f, c) })
		}
		return true
	})
	return slices.DeleteFunc(wrong, func(e types.Error) bool {
		switch {
		case slices.ContainsFunc(refused, func(spec *ast.ImportSpec) bool { return within(e.Pos, spec) }):
			return true
		case e.Msg == "missing type in composite literal":
			return true // an element of a literal of a type that the checker could not find
		case strings.HasPrefix(e.Msg, "undefined: "):
			return dot || misnamed && bases[e.Pos]
		case strings.Contains(e.Msg, "has no field or method") || strings.Contains(e.Msg, "missing method"):
			return embeds
		}
		return false
	})
}

func within(pos token.Pos, n ast.Node) bool { return n.Pos() <= pos && pos <= n.End() }

// unknown tells whether f embeds a type that the checker could not find.
func unknown(f *ast.Field, c *Checked) bool {
	return len(f.Names) == 0 && c.Info.TypeOf(f.Type) != nil && invalid(c.Info.TypeOf(f.Type))
}

func invalid(t types.Type) bool {
	if p, ok := t.(*types.Pointer); ok {
		t = p.Elem()
	}
	return t == types.Typ[types.Invalid]
}
