package check

import (
	"archive/zip"
	"bytes"
	"embed"
	"fmt"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"io"
	"sync"

	"golang.org/x/tools/go/gcexportdata"

	"galley/kernel/symbols"
	"galley/kernel/symbols/policy"
)

// prelude holds the sources of packages whose exported functions are generic; in beside/ are
// the generics of packages that are compiled but for these.
//
//go:embed prelude/*.txt prelude/beside/*.txt
var prelude embed.FS

// index is the zip's table of contents, read once.
var index = sync.OnceValue(func() map[string]*zip.File {
	zr, err := zip.NewReader(bytes.NewReader(symbols.Export), int64(len(symbols.Export)))
	if err != nil {
		return nil // an empty archive: nothing can be imported
	}
	files := map[string]*zip.File{}
	for _, f := range zr.File {
		files[f.Name] = f
	}
	return files
})

// importer gives packages from export data, or from the prelude's sources.
type importer struct {
	fset    *token.FileSet
	known   map[string]*types.Package
	done    map[string]bool // imported whole, not only referred to
	sources []*Source
	joined  map[string]*types.Package // compiled packages with the generics beside them
	within  string                    // path of the package whose generics are being checked
}

func newImporter(fset *token.FileSet) *importer {
	return &importer{fset: fset, known: map[string]*types.Package{}, done: map[string]bool{}, joined: map[string]*types.Package{}}
}

// Import implements types.Importer.
func (m *importer) Import(path string) (*types.Package, error) {
	if pkg, ok := m.joined[path]; ok && path != m.within {
		return pkg, nil
	}
	if m.done[path] {
		return m.join(path, m.known[path])
	}
	if path == "unsafe" {
		return types.Unsafe, nil // see onlySizes
	}
	if !policy.Importable(path) {
		return nil, fmt.Errorf("package %q is not available to scripts", path)
	}
	if src, err := prelude.ReadFile("prelude/" + path + ".txt"); err == nil {
		return m.fromSource(path, src)
	}
	// A package whose functions hand out iterators names types of package iter.
	if path != "iter" && path != "runtime" && !m.done["iter"] { // iter itself imports runtime
		if _, err := m.Import("iter"); err != nil {
			return nil, err
		}
	}
	f := index()[path]
	if f == nil {
		return nil, fmt.Errorf("package %q is not available to scripts", path)
	}
	r, err := f.Open()
	if err != nil {
		return nil, err
	}
	defer r.Close()
	data, err := io.ReadAll(r)
	if err != nil {
		return nil, err
	}
	pkg, err := gcexportdata.Read(bytes.NewReader(data), m.fset, m.known, path)
	if err != nil {
		return nil, err
	}
	m.done[path] = true
	return m.join(path, pkg)
}

// fromSource checks a package of the prelude that has no compiled part.
func (m *importer) fromSource(path string, src []byte) (*types.Package, error) {
	pkg, err := m.source(path, src)
	if err == nil {
		m.known[path], m.done[path] = pkg, true
	}
	return pkg, err
}

// source checks a file of the prelude.
func (m *importer) source(path string, src []byte) (*types.Package, error) {
	file, err := parser.ParseFile(m.fset, "prelude/"+path, src, parser.SkipObjectResolution)
	if err != nil {
		return nil, err
	}
	info := NewInfo()
	cfg := types.Config{Importer: m, GoVersion: GoVersion, Sizes: sizes}
	pkg, err := cfg.Check(path, m.fset, []*ast.File{file}, info)
	if err != nil {
		return nil, err
	}
	m.sources = append(m.sources, &Source{Pkg: pkg, Files: []*ast.File{file}, Info: info})
	return pkg, nil
}
