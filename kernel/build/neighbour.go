package build

import (
	"go/ast"
	"go/parser"
	"go/token"
	"os"
	"path/filepath"
	"strings"

	"galley/kernel/child"
)

// neighbours says of names that a script does not know where its folder declares them:
// to the Go compiler the files of a folder are one package, and to galley a script is
// one file.
func (a *Analysis) neighbours(diags []child.Diagnostic) {
	var declared map[string]string
	for i, d := range diags {
		name, undefined := strings.CutPrefix(d.Message, "undefined: ")
		if !undefined || d.Fix != "" || a.folder == "" || strings.Contains(name, ".") {
			continue
		}
		if declared == nil {
			declared = declaredIn(a.folder)
		}
		if file, ok := declared[name]; ok {
			diags[i].Fix = "declared in " + file + ": a script is one file; declare it here too, under a name of its own, or move it to lib/"
		}
	}
}

// declaredIn gives the names that the Go files of a folder declare at the top, each with
// its file. Files that cannot be read or parsed declare nothing.
func declaredIn(folder string) map[string]string {
	found := map[string]string{}
	entries, _ := os.ReadDir(folder)
	for _, e := range entries {
		if !strings.HasSuffix(e.Name(), ".go") || strings.HasSuffix(e.Name(), "_test.go") {
			continue
		}
		source, err := readRegular(filepath.Join(folder, e.Name()))
		if err != nil {
			continue
		}
		file, err := parser.ParseFile(token.NewFileSet(), "", source, parser.SkipObjectResolution)
		if err != nil {
			continue
		}
		for _, decl := range file.Decls {
			for _, name := range topNames(decl) {
				if _, ok := found[name]; !ok {
					found[name] = e.Name()
				}
			}
		}
	}
	return found
}

// topNames are the names that a declaration at the top of a file declares.
func topNames(decl ast.Decl) (names []string) {
	switch d := decl.(type) {
	case *ast.FuncDecl:
		if d.Recv == nil {
			names = append(names, d.Name.Name)
		}
	case *ast.GenDecl:
		for _, spec := range d.Specs {
			switch s := spec.(type) {
			case *ast.TypeSpec:
				names = append(names, s.Name.Name)
			case *ast.ValueSpec:
				for _, id := range s.Names {
					names = append(names, id.Name)
				}
			}
		}
	}
	return names
}
