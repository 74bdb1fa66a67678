package check

import (
	"go/ast"
	"go/types"
	"strings"
)

// isUnsafe tells whether spec imports package unsafe under a name that the script can use.
func isUnsafe(spec *ast.ImportSpec) bool {
	return strings.Trim(spec.Path.Value, "\"`") == "unsafe" && (spec.Name == nil || spec.Name.Name != "_" && spec.Name.Name != ".")
}

// onlySizes reports whether the script takes nothing of package unsafe but sizes and offsets
// that are constants: those are numbers like any others.
func onlySizes(c *Checked) bool {
	sizes := map[*ast.Ident]bool{}
	ast.Inspect(c.File, func(n ast.Node) bool {
		if call, ok := n.(*ast.CallExpr); ok && c.Info.Types[call].Value != nil {
			if f, ok := ast.Unparen(call.Fun).(*ast.SelectorExpr); ok {
				sizes[f.Sel] = true
			}
		}
		return true
	})
	for id, obj := range c.Info.Uses {
		if types.Unsafe.Scope().Lookup(obj.Name()) == obj && !sizes[id] {
			return false
		}
	}
	return true
}
