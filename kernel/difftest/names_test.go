package difftest

import (
	"archive/zip"
	"bytes"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"maps"
	"slices"
	"strings"
	"testing"

	"golang.org/x/tools/go/gcexportdata"

	"galley/kernel/symbols"
	"galley/kernel/symbols/policy"
)

// wholly lists packages whose every open name is in a program of the corpus.
var wholly = []string{
	"crypto/subtle", "encoding/pem", "encoding/xml", "flag", "html/template", "image", "image/color", "index/suffixarray",
	"io/fs", "io/ioutil", "log/slog", "mime", "net/netip", "net/url", "unique",
}

// TestEveryName looks for the exported names of packages in the programs.
func TestEveryName(t *testing.T) {
	used := map[string]bool{}
	for _, p := range load(t) {
		namesIn(t, p, used)
	}
	archive, err := zip.NewReader(bytes.NewReader(symbols.Export), int64(len(symbols.Export)))
	if err != nil {
		t.Fatal(err)
	}
	known := map[string]*types.Package{}
	for _, path := range wholly {
		f, err := archive.Open(path)
		if err != nil {
			t.Fatal(err)
		}
		pkg, err := gcexportdata.Read(f, token.NewFileSet(), known, path)
		if err != nil {
			t.Fatal(err)
		}
		for _, name := range pkg.Scope().Names() {
			if token.IsExported(name) && policy.Allowed(path, name) && !used[path+"."+name] {
				t.Errorf("no program uses %s.%s", path, name)
			}
		}
	}
	for _, path := range slices.Sorted(maps.Keys(used)) {
		if strings.HasPrefix(path, "net/url.") {
			return
		}
	}
	t.Error("no names found")
}

// namesIn adds the names that a program takes from packages.
func namesIn(t *testing.T, p Program, used map[string]bool) {
	file, err := parser.ParseFile(token.NewFileSet(), p.Name, p.Source, parser.SkipObjectResolution)
	if err != nil {
		return // some programs show syntax errors
	}
	paths := map[string]string{}
	for _, spec := range file.Imports {
		path := strings.Trim(spec.Path.Value, `"`)
		name := path[strings.LastIndexByte(path, '/')+1:]
		if spec.Name != nil {
			name = spec.Name.Name
		}
		paths[name] = path
	}
	ast.Inspect(file, func(n ast.Node) bool {
		if sel, ok := n.(*ast.SelectorExpr); ok {
			if id, ok := sel.X.(*ast.Ident); ok && paths[id.Name] != "" {
				used[paths[id.Name]+"."+sel.Sel.Name] = true
			}
		}
		return true
	})
}
