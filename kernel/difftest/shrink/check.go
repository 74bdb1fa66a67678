package shrink

import (
	"bytes"
	"go/ast"
	"go/format"
	"go/importer"
	"go/parser"
	"go/token"
	"go/types"
	"slices"
	"strconv"
	"strings"
)

// checker type-checks candidates; what it imports is kept between them.
type checker struct {
	fset     *token.FileSet
	importer types.Importer
}

func newChecker() *checker {
	fset := token.NewFileSet()
	return &checker{fset, importer.ForCompiler(fset, "source", nil)}
}

// complete drops imports and variables that are not used any more; nil if the
// program is wrong otherwise.
func (c *checker) complete(source []byte) []byte {
	for range 5 { // a variable that goes may have been the only use of another
		next, done := c.once(source)
		if next == nil || done {
			return next
		}
		source = next
	}
	return nil
}

// once checks; it returns the program without what is unused, and whether nothing was.
func (c *checker) once(source []byte) (next []byte, done bool) {
	f, err := parser.ParseFile(c.fset, "program.go", source, parser.SkipObjectResolution)
	if err != nil {
		return nil, false
	}
	unused := map[string]bool{}
	variables := map[token.Pos]bool{}
	wrong := false
	config := types.Config{Importer: c.importer, Error: func(err error) {
		pos, message := err.(types.Error).Pos, err.(types.Error).Msg
		if path, ok := strings.CutSuffix(message, " imported and not used"); ok {
			unused[path] = true
		} else if strings.HasPrefix(message, "declared and not used") {
			variables[pos] = true
		} else {
			wrong = true
		}
	}}
	config.Check("main", c.fset, []*ast.File{f}, nil)
	if wrong {
		return nil, false
	}
	if len(unused)+len(variables) == 0 {
		return source, true
	}
	dropVariables(f, variables)
	dropImports(f, func(path string) bool { return unused[strconv.Quote(path)] })
	var out bytes.Buffer
	if err := format.Node(&out, c.fset, f); err != nil {
		return nil, false
	}
	return out.Bytes(), false
}

// dropVariables drops the statements that declare one of the variables and nothing else.
func dropVariables(f *ast.File, at map[token.Pos]bool) {
	lists(f, func(list *[]ast.Stmt) bool {
		*list = slices.DeleteFunc(slices.Clone(*list), func(s ast.Stmt) bool {
			switch s := s.(type) {
			case *ast.AssignStmt:
				return s.Tok == token.DEFINE && len(s.Lhs) == 1 && at[s.Lhs[0].Pos()]
			case *ast.DeclStmt:
				specs := s.Decl.(*ast.GenDecl).Specs
				v, ok := specs[0].(*ast.ValueSpec)
				return ok && len(specs) == 1 && len(v.Names) == 1 && at[v.Names[0].Pos()]
			}
			return false
		})
		return true
	})
}

func dropImports(f *ast.File, drop func(path string) bool) {
	var decls []ast.Decl
	for _, d := range f.Decls {
		group, ok := d.(*ast.GenDecl)
		if !ok || group.Tok != token.IMPORT {
			decls = append(decls, d)
			continue
		}
		var kept []ast.Spec
		for _, s := range group.Specs {
			path, err := strconv.Unquote(s.(*ast.ImportSpec).Path.Value)
			if err != nil || !drop(path) {
				kept = append(kept, s)
			}
		}
		if group.Specs = kept; len(kept) > 0 {
			decls = append(decls, group)
		}
	}
	f.Decls = decls
}
