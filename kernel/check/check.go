package check

import (
	"errors"
	"go/ast"
	"go/parser"
	"go/token"
	"go/types"
	"path"
	"path/filepath"
	"strings"

	"galley/kernel/diag"
	"galley/kernel/script"
	"galley/kernel/symbols/policy"
)

// module is the name of the module that analyses are packages of.
const module = "galley"

// GoVersion is the language version of scripts.
const GoVersion = "go1.26"

// sizes are those of amd64 and arm64.
var sizes = types.SizesFor("gc", "amd64")

// Checked is a script that the compiler would accept.
type Checked struct {
	Fset    *token.FileSet
	File    *ast.File
	Pkg     *types.Package
	Info    *types.Info
	Prelude []*Source // packages checked from source, dependencies first
}

// Source is a package of the prelude.
type Source struct {
	Pkg   *types.Package
	Files []*ast.File
	Info  *types.Info
}

// NewInfo returns an Info with every map that lowering needs.
func NewInfo() *types.Info {
	return &types.Info{
		Types:        map[ast.Expr]types.TypeAndValue{},
		Defs:         map[*ast.Ident]types.Object{},
		Uses:         map[*ast.Ident]types.Object{},
		Implicits:    map[ast.Node]types.Object{},
		Instances:    map[*ast.Ident]types.Instance{},
		Scopes:       map[ast.Node]*types.Scope{},
		Selections:   map[*ast.SelectorExpr]*types.Selection{},
		FileVersions: map[*ast.File]string{},
	}
}

// File checks one script. Faults holds every error and every refused import or name.
func File(name string, src []byte) (c *Checked, faults diag.List) {
	fset := token.NewFileSet()
	file, err := parser.ParseFile(fset, name, src, parser.ParseComments|parser.SkipObjectResolution|parser.AllErrors)
	if err != nil {
		return nil, script.SyntaxErrors(name, err)
	}
	c = &Checked{Fset: fset, File: file, Info: NewInfo()}
	if faults := deepTypes(c); len(faults) > 0 {
		return nil, faults
	}
	imp := newImporter(fset)
	var refused []*ast.ImportSpec
	var unsafe *ast.ImportSpec
	for _, spec := range file.Imports {
		if isUnsafe(spec) {
			unsafe = spec // see onlySizes
			continue
		}
		if fault := importFault(fset, spec); len(fault) > 0 {
			refused = append(refused, spec)
			faults = append(faults, fault...)
		}
	}
	var wrong []types.Error
	cfg := types.Config{
		Importer:  imp,
		GoVersion: GoVersion,
		Error: func(err error) {
			var te types.Error
			if !errors.As(err, &te) {
				faults.Add(diag.Diagnostic{Pos: fset.Position(file.Pos()), Msg: err.Error()})
				return
			}
			if strings.HasPrefix(te.Msg, "could not import ") {
				return // said by importFault
			}
			if more, ok := strings.CutPrefix(te.Msg, "\t"); ok && len(wrong) > 0 { // of the error before
				wrong[len(wrong)-1].Msg += "\n\t" + fset.Position(te.Pos).String() + ": " + more
				return
			}
			wrong = append(wrong, te)
		},
		Sizes: sizes,
	}
	c.Pkg, _ = cfg.Check(importPath(file.Name.Name, name), fset, []*ast.File{file}, c.Info)
	if unsafe != nil && !onlySizes(c) {
		refused = append(refused, unsafe)
		faults = append(faults, importFault(fset, unsafe)...)
	}
	if len(refused) > 0 {
		wrong = independent(wrong, refused, c)
	}
	for _, te := range wrong {
		faults.Add(diag.Diagnostic{Pos: fset.Position(te.Pos), Msg: te.Msg})
	}
	c.Prelude = imp.sources
	if len(faults) == 0 {
		faults = append(faults, names(c)...)
	}
	faults = append(faults, directives(c, src)...)
	if len(faults) == 0 {
		faults = append(faults, backend(c)...)
	}
	if len(faults) == 0 && file.Name.Name == "main" && c.Pkg.Scope().Lookup("main") == nil {
		faults.Add(diag.Diagnostic{Pos: fset.Position(file.Name.Pos()), Msg: "function main is undeclared in the main package"})
	}
	faults.Sort()
	return c, faults
}

// importPath is the path that the compiler knows the script's package by: type names in the
// brackets of generic types carry it.
func importPath(name, file string) string {
	dir := path.Dir(filepath.ToSlash(file))
	if i := strings.LastIndex("/"+dir, "/analyses/"); i > 0 {
		dir = dir[i:] // of a file named by more than its place in the module
	}
	if name == "main" || dir == "." || !filepath.IsLocal(dir) {
		return name
	}
	return module + "/" + dir
}

// importFault refuses an import that is not on the list.
func importFault(fset *token.FileSet, spec *ast.ImportSpec) diag.List {
	path := strings.Trim(spec.Path.Value, "\"`")
	if policy.Importable(path) {
		return nil
	}
	return diag.List{diag.Refuse(diag.ImportKind(path), fset.Position(spec.Pos()), path)}
}

// names refuses what the script takes from a package beyond what it may.
func names(c *Checked) (faults diag.List) {
	plain := c.Pkg.Name() == "main"
	for id, obj := range c.Info.Uses {
		pkg := obj.Pkg()
		if b, ok := obj.(*types.Builtin); ok && !plain && (b.Name() == "print" || b.Name() == "println") {
			faults.Add(diag.Refuse("process", c.Fset.Position(id.Pos()), b.Name()))
		}
		if pkg == nil || pkg == c.Pkg || !obj.Exported() {
			continue
		}
		if f, ok := obj.(*types.Func); ok && f.Signature().Recv() != nil {
			if m := method(f); !policy.MethodAllowed(pkg.Path(), m) {
				faults.Add(diag.Refuse(diag.NameKind(pkg.Path(), m), c.Fset.Position(id.Pos()), pkg.Name()+"."+m))
			}
			continue
		}
		if obj.Parent() != pkg.Scope() {
			continue
		}
		switch {
		case !policy.Importable(pkg.Path()):
			continue // reached through another package's type
		case !policy.Allowed(pkg.Path(), obj.Name()):
			if _, constant := obj.(*types.Const); constant && policy.Kept(pkg.Path()) {
				continue
			}
			faults.Add(diag.Refuse(diag.NameKind(pkg.Path(), obj.Name()), c.Fset.Position(id.Pos()), pkg.Name()+"."+obj.Name()))
		case !plain && !policy.Own(pkg.Path(), obj.Name()):
			faults.Add(diag.Refuse("process", c.Fset.Position(id.Pos()), pkg.Name()+"."+obj.Name()))
		case !plain && !policy.Pure(pkg.Path(), obj.Name()):
			faults.Add(diag.Refuse(diag.ImpureKind(pkg.Path()), c.Fset.Position(id.Pos()), pkg.Name()+"."+obj.Name()))
		}
	}
	return faults
}
