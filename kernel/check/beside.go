package check

import (
	"go/token"
	"go/types"
	"strings"
)

// join adds to a compiled package the generics that are beside it. What is beside it imports
// the compiled package alone.
func (m *importer) join(path string, pkg *types.Package) (*types.Package, error) {
	src, err := prelude.ReadFile("prelude/beside/" + strings.ReplaceAll(path, "/", "_") + ".txt")
	if err != nil || path == m.within {
		return pkg, nil
	}
	outer := m.within
	m.within = path
	beside, err := m.source(path, src)
	m.within = outer
	if err != nil {
		return nil, err
	}
	both := types.NewPackage(path, pkg.Name())
	for _, name := range beside.Scope().Names() {
		if token.IsExported(name) {
			both.Scope().Insert(beside.Scope().Lookup(name))
		}
	}
	for _, name := range pkg.Scope().Names() {
		both.Scope().Insert(pkg.Scope().Lookup(name)) // unless it is there already
	}
	both.SetImports([]*types.Package{pkg, beside})
	both.MarkComplete()
	m.joined[path] = both
	return both, nil
}
