package lower

import (
	"go/ast"
	"go/types"

	"galley/kernel/check"
)

// needed leaves out of the prelude the functions that the script does not reach: go/ssa would
// build them all.
func needed(c *check.Checked) map[*check.Source][]*ast.File {
	n := need{bodies: map[types.Object]source{}, reached: map[types.Object]bool{}}
	for _, s := range c.Prelude {
		for _, f := range s.Files {
			for _, d := range f.Decls {
				if fn, ok := d.(*ast.FuncDecl); ok && fn.Recv == nil && fn.Name.Name != "init" {
					n.bodies[s.Info.Defs[fn.Name]] = source{fn, s.Info}
				} else {
					n.within(source{d, s.Info})
				}
			}
		}
	}
	for _, obj := range c.Info.Uses {
		n.reach(obj)
	}
	out := map[*check.Source][]*ast.File{}
	for _, s := range c.Prelude {
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
			out[s] = append(out[s], &kept)
		}
	}
	return out
}

// need is the search for what is reached.
type need struct {
	bodies  map[types.Object]source // functions of the prelude
	reached map[types.Object]bool
}

// source is a declaration, and what is known of it.
type source struct {
	node ast.Node
	info *types.Info
}

func (n *need) reach(obj types.Object) {
	if s, ok := n.bodies[obj]; ok && !n.reached[obj] {
		n.reached[obj] = true
		n.within(s)
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
