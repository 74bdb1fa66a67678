package lower

import (
	"go/ast"
	"go/token"
	"go/types"

	"golang.org/x/tools/go/ssa"
)

// createCompiled makes known to go/ssa the functions and variables of a compiled package that
// the script reaches. Without the declarations it would make them all, and every method.
func (l *lowering) createCompiled(p *types.Package, named []types.Object) *ssa.Package {
	file := &ast.File{Name: ast.NewIdent(p.Name())}
	info := &types.Info{Defs: make(map[*ast.Ident]types.Object, len(named))}
	for _, obj := range named {
		id := ast.NewIdent(obj.Name())
		info.Defs[id] = obj
		if f, ok := obj.(*types.Func); ok {
			if f.Signature().TypeParams() != nil {
				return l.prog.CreatePackage(p, nil, nil, true) // an instance of a declaration would want its body
			}
			file.Decls = append(file.Decls, &ast.FuncDecl{Name: id, Type: &ast.FuncType{}})
		} else {
			file.Decls = append(file.Decls, &ast.GenDecl{Tok: token.VAR, Specs: []ast.Spec{&ast.ValueSpec{Names: []*ast.Ident{id}}}})
		}
	}
	return l.prog.CreatePackage(p, []*ast.File{file}, info, true)
}
