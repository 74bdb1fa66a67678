package script

import (
	"go/ast"
	"go/token"
	"unicode"
	"unicode/utf8"

	"galley/kernel/diag"
)

// noAnalysis is the fault of a file without an analysis: at the function that is nearly
// one, if there is any.
func (s *Script) noAnalysis() diag.Diagnostic {
	d := diag.Diagnostic{
		Pos: s.fset.Position(s.file.Name.Pos()),
		Msg: "no analysis in this file",
		Fix: "declare one exported function: func Name(book *notebook.Book)",
	}
	for _, decl := range s.file.Decls {
		fn, ok := decl.(*ast.FuncDecl)
		if !ok || fn.Recv != nil || !mentionsBook(fn.Type) {
			continue
		}
		why := "has another signature"
		if s.takesBook(fn.Type) {
			why = "is not exported"
		}
		if fn.Body == nil {
			why = "has no body"
		}
		r, size := utf8.DecodeRuneInString(fn.Name.Name)
		name := string(unicode.ToUpper(r)) + fn.Name.Name[size:]
		if !token.IsExported(name) {
			name = "Name"
		}
		d.Pos = s.fset.Position(fn.Name.Pos())
		d.Msg += ": " + fn.Name.Name + " " + why
		d.Fix = "an analysis is func " + name + "(book *notebook.Book), of \"" + BookPackage + "\""
		break
	}
	return d
}

// mentionsBook reports whether a parameter has Book in its type, however spelled.
func mentionsBook(t *ast.FuncType) (found bool) {
	for _, field := range t.Params.List {
		ast.Inspect(field.Type, func(n ast.Node) bool {
			id, ok := n.(*ast.Ident)
			found = found || ok && id.Name == "Book"
			return !found
		})
	}
	return found
}
