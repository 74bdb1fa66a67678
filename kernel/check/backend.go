package check

import (
	"go/ast"
	"go/token"
	"go/types"

	"galley/kernel/diag"
)

// backend is what the compiler finds after type checking and go/types does not look for:
// functions without a body, interfaces that contain themselves without a name, types and
// stack frames too large. The script has passed the type checker.
func backend(c *Checked) (faults diag.List) {
	cycles := anonymousCycles{}
	for _, decl := range c.File.Decls {
		if f, ok := decl.(*ast.FuncDecl); ok && f.Body == nil {
			faults.Add(diag.Diagnostic{Pos: c.Fset.Position(start(f)), Msg: "missing function body"})
		}
	}
	ast.Inspect(c.File, func(n ast.Node) bool {
		i, ok := n.(*ast.InterfaceType)
		if !ok {
			return true
		}
		if t, ok := types.Unalias(c.Info.TypeOf(i)).(*types.Interface); ok && cycles.has(t) {
			faults.Add(diag.Diagnostic{Pos: c.Fset.Position(i.Pos()), Msg: "invalid recursive type: anonymous interface refers to itself (see https://go.dev/issue/56103)"})
			for t := range cycles {
				cycles[t] = false // said once
			}
		}
		return false
	})
	if len(faults) == 0 { // the sizes of an endless type have no end
		faults = append(faults, tooLarge(c)...)
	}
	if len(faults) == 0 {
		faults = append(faults, frames(c)...)
	}
	return faults
}

// start is where the compiler says that a function is declared: behind the word func.
func start(f *ast.FuncDecl) token.Pos {
	if f.Recv != nil {
		return f.Recv.Pos()
	}
	return f.Name.Pos()
}

// anonymousCycles tells of each anonymous interface seen whether it is part of a cycle.
type anonymousCycles map[*types.Interface]bool

// has tells whether t contains itself on a way without a declared type.
func (c anonymousCycles) has(t *types.Interface) bool {
	for i := range t.NumMethods() { // those of embedded interfaces too
		if c.visit(t.Method(i).Type()) {
			return true
		}
	}
	return false
}

func (c anonymousCycles) visit(t types.Type) bool {
	switch t := types.Unalias(t).(type) {
	case *types.Pointer:
		return c.visit(t.Elem())
	case *types.Array:
		return c.visit(t.Elem())
	case *types.Slice:
		return c.visit(t.Elem())
	case *types.Chan:
		return c.visit(t.Elem())
	case *types.Map:
		return c.visit(t.Key()) || c.visit(t.Elem())
	case *types.Signature:
		return c.visit(t.Params()) || c.visit(t.Results())
	case *types.Tuple:
		for i := range t.Len() {
			if c.visit(t.At(i).Type()) {
				return true
			}
		}
	case *types.Struct:
		for i := range t.NumFields() {
			if c.visit(t.Field(i).Type()) {
				return true
			}
		}
	case *types.Interface:
		if t.NumExplicitMethods() == 0 && t.NumEmbeddeds() == 0 {
			return false
		}
		if known, ok := c[t]; ok {
			return known
		}
		c[t] = true
		if c.has(t) {
			return true
		}
		c[t] = false
	}
	return false
}
