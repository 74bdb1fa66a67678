package lower

import (
	"go/ast"
	"go/types"

	"galley/kernel/check"
)

// need is the search for what the script reaches of the packages it imports: go/ssa would
// build all of them.
type need struct {
	bodies   map[types.Object]source // functions of the prelude
	reached  map[types.Object]bool
	compiled map[*types.Package][]types.Object // package-level functions and variables
	recovers bool                              // the script calls recover
}

var recoverFunc = types.Universe.Lookup("recover")

// source is a declaration of the prelude, and what is known of it.
type source struct {
	node ast.Node
	info *types.Info
}

// needed finds what the script reaches.
func needed(c *check.Checked) *need {
	n := &need{bodies: map[types.Object]source{}, reached: map[types.Object]bool{}, compiled: map[*types.Package][]types.Object{}}
	for _, s := range c.Prelude {
		for _, f := range s.Files {
			for _, d := range f.Decls {
				if fn, ok := d.(*ast.FuncDecl); ok && fn.Recv == nil && fn.Name.Name != "init" {
					n.bodies[s.Info.Defs[fn.Name]] = source{fn, s.Info}
				}
			}
		}
	}
	for _, s := range c.Prelude {
		for _, f := range s.Files {
			for _, d := range f.Decls {
				if fn, ok := d.(*ast.FuncDecl); !ok || n.bodies[s.Info.Defs[fn.Name]].node == nil {
					n.within(source{d, s.Info})
				}
			}
		}
	}
	for _, obj := range c.Info.Uses {
		switch {
		case obj == recoverFunc:
			n.recovers = true
		case obj.Pkg() != c.Pkg:
			n.reach(obj)
		}
	}
	return n
}

// files are those of a package of the prelude, without the functions that are not reached.
func (n *need) files(s *check.Source) (list []*ast.File) {
	for _, f := range s.Files {
		kept := *f
		kept.Decls = nil
		for _, d := range f.Decls {
			if fn, ok := d.(*ast.FuncDecl); ok {
				if obj := s.Info.Defs[fn.Name]; n.bodies[obj].node != nil && !n.reached[obj] {
					continue
				}
			}
			kept.Decls = append(kept.Decls, d)
		}
		s.Info.FileVersions[&kept] = s.Info.FileVersions[f]
		list = append(list, &kept)
	}
	return list
}

// reach reaches what an identifier means.
func (n *need) reach(obj types.Object) {
	switch obj.(type) {
	case *types.Func, *types.Var:
	default:
		return
	}
	p := obj.Pkg()
	if p == nil || obj.Parent() != p.Scope() || n.reached[obj] {
		return // a builtin, a method, a field, or local
	}
	n.reached[obj] = true
	if s, ok := n.bodies[obj]; ok {
		n.within(s)
	} else {
		n.compiled[p] = append(n.compiled[p], obj)
	}
}

// within reaches what a declaration names.
func (n *need) within(s source) {
	ast.Inspect(s.node, func(node ast.Node) bool {
		if id, ok := node.(*ast.Ident); ok {
			n.reach(s.info.Uses[id])
		}
		return true
	})
}
