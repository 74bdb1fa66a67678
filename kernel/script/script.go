package script

import (
	"go/ast"
	"go/parser"
	"go/scanner"
	"go/token"
	"path/filepath"
	"strings"

	"galley/kernel/diag"
)

// BookPackage is the import path of the package that declares Book.
const BookPackage = "galley/lib/notebook"

// Script is one file, read as a notebook.
type Script struct {
	Path      string // as given to Parse
	Package   string // name in the package clause
	Func      string // the analysis: "MainResults"; "main" in a package main, "" when it has none
	BookParam string // name of its Book parameter; "" in a package main
	Doc       string // the function's doc comment, without comment marks
	Cells     []Cell // in order; code before the first mark is in no cell
	Imports   []Import

	file *ast.File
	fset *token.FileSet
	body *ast.BlockStmt
}

// Cell is one cell of a script.
type Cell struct {
	N       int    // 1, 2, …
	Title   string // rest of the mark's line
	Prose   string // Markdown
	Code    string // source of the cell's statements, indentation of the body removed
	Line    int    // line of the mark
	EndLine int    // last line of the cell

	first token.Pos // first statement of the cell; NoPos if it has none
}

// Import is one import of a script.
type Import struct {
	Path string
	Name string // "" unless the script renames it
	Line int
}

// Plain reports whether the script is a package main without a Book.
func (s *Script) Plain() bool { return s.BookParam == "" }

// Name is the name of the analysis: the folder and the file's name with "-" for "_"
// (analyses/frontier/main_results.go is "frontier/main-results").
func (s *Script) Name() string {
	path := filepath.ToSlash(s.Path)
	base := strings.TrimSuffix(path[strings.LastIndex(path, "/")+1:], ".go")
	dir := filepath.Base(filepath.Dir(s.Path))
	base = strings.ReplaceAll(base, "_", "-")
	if dir == "." || dir == string(filepath.Separator) {
		return base
	}
	return dir + "/" + base
}

// CellAt returns the cell that line is in; ok is false outside all cells.
func (s *Script) CellAt(line int) (c Cell, ok bool) {
	for _, c := range s.Cells {
		if c.Line <= line && line <= c.EndLine {
			return c, true
		}
	}
	return Cell{}, false
}

// Parse reads a script. The error is a [diag.List] with every fault found.
func Parse(path string, src []byte) (*Script, error) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, path, src, parser.ParseComments|parser.SkipObjectResolution|parser.AllErrors)
	if err != nil {
		return nil, SyntaxErrors(path, err)
	}
	s := &Script{Path: path, Package: file.Name.Name, file: file, fset: fset}
	for _, spec := range file.Imports {
		imp := Import{Path: strings.Trim(spec.Path.Value, "\"`"), Line: fset.Position(spec.Pos()).Line}
		if spec.Name != nil {
			imp.Name = spec.Name.Name
		}
		s.Imports = append(s.Imports, imp)
	}
	var faults diag.List
	s.findFunc(&faults)
	if s.body != nil {
		s.findCells(src, &faults)
	}
	if err := faults.Err(); err != nil {
		return nil, err
	}
	return s, nil
}

// SyntaxErrors turns an error of go/parser into a list.
func SyntaxErrors(path string, err error) diag.List {
	list, ok := err.(scanner.ErrorList)
	if !ok {
		return diag.List{{Pos: token.Position{Filename: path}, Msg: err.Error()}}
	}
	var out diag.List
	for _, e := range list {
		out.Add(diag.Diagnostic{Pos: e.Pos, Msg: e.Msg})
	}
	out.Sort()
	return out
}

// findFunc finds the analysis: the one exported function of a *notebook.Book, or main.
func (s *Script) findFunc(faults *diag.List) {
	var main *ast.FuncDecl
	for _, d := range s.file.Decls {
		fn, ok := d.(*ast.FuncDecl)
		if !ok || fn.Recv != nil || fn.Body == nil {
			continue
		}
		if s.Package == "main" && fn.Name.Name == "main" {
			main = fn
		}
		if !fn.Name.IsExported() || !s.takesBook(fn.Type) {
			continue
		}
		if s.body != nil {
			faults.Add(diag.Diagnostic{
				Pos: s.fset.Position(fn.Pos()),
				Msg: "second analysis " + fn.Name.Name + " in one file: the first is " + s.Func,
				Fix: "one script is one exported function of a *notebook.Book; give it a file of its own",
			})
			continue
		}
		s.Func, s.body, s.Doc = fn.Name.Name, fn.Body, strings.TrimSpace(fn.Doc.Text())
		s.BookParam = bookParam(fn.Type)
		if s.BookParam == "" {
			faults.Add(diag.Diagnostic{
				Pos: s.fset.Position(fn.Type.Params.Pos()),
				Msg: "the Book parameter of " + fn.Name.Name + " has no name",
				Fix: "name it: func " + fn.Name.Name + "(book *notebook.Book)",
			})
		}
	}
	switch {
	case s.body != nil:
	case main != nil:
		s.Func, s.body, s.Doc = "main", main.Body, strings.TrimSpace(main.Doc.Text())
		if s.Doc == "" {
			s.Doc = strings.TrimSpace(s.file.Doc.Text())
		}
	case s.Package == "main": // without a main, which the checker says
	default:
		faults.Add(s.noAnalysis())
	}
}

// takesBook reports whether t is func(*notebook.Book), by its spelling.
func (s *Script) takesBook(t *ast.FuncType) bool {
	if t.TypeParams != nil || t.Results != nil || t.Params.NumFields() != 1 {
		return false
	}
	star, ok := t.Params.List[0].Type.(*ast.StarExpr)
	if !ok {
		return false
	}
	sel, ok := star.X.(*ast.SelectorExpr)
	if !ok || sel.Sel.Name != "Book" {
		return false
	}
	pkg, ok := sel.X.(*ast.Ident)
	if !ok {
		return false
	}
	for _, imp := range s.Imports {
		if imp.Path == BookPackage && (imp.Name == pkg.Name || imp.Name == "" && pkg.Name == "notebook") {
			return true
		}
	}
	return false
}

// bookParam returns the parameter's name, "" if it has none that can be used.
func bookParam(t *ast.FuncType) string {
	names := t.Params.List[0].Names
	if len(names) == 0 || names[0].Name == "_" {
		return ""
	}
	return names[0].Name
}
