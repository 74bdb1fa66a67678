package check

import (
	"go/ast"

	"galley/kernel/diag"
)

// maxParts is how many values a type may hold inside of each other, all told, before it is
// refused unread: the type checker looks at each, also where they are of one type, and
// forty types that hold the next one twice are 2^40.
const maxParts = 1 << 18

// deepTypes refuses types of too many parts, before the type checker sees the file. Names
// are taken as they are spelled: two types of one name count for each other.
func deepTypes(c *Checked) (faults diag.List) {
	p := parts{specs: map[string][]*ast.TypeSpec{}, known: map[*ast.TypeSpec]int{}}
	var all []*ast.TypeSpec
	ast.Inspect(c.File, func(n ast.Node) bool {
		if spec, ok := n.(*ast.TypeSpec); ok {
			all = append(all, spec)
			p.specs[spec.Name.Name] = append(p.specs[spec.Name.Name], spec)
		}
		return true
	})
	for _, spec := range all {
		if p.ofSpec(spec) > maxParts {
			faults.Add(diag.Refuse("construct", c.Fset.Position(spec.Name.Pos()), "type "+spec.Name.Name+" of more than 2^18 parts"))
			return faults // those that hold it have more
		}
	}
	ast.Inspect(c.File, func(n ast.Node) bool {
		if e, ok := n.(*ast.IndexExpr); ok && len(faults) == 0 && p.of(e) > maxParts {
			faults.Add(diag.Refuse("construct", c.Fset.Position(e.Pos()), "a type of more than 2^18 parts"))
		}
		return len(faults) == 0
	})
	return faults
}

// parts counts the values that types hold, by their spelling.
type parts struct {
	specs map[string][]*ast.TypeSpec
	known map[*ast.TypeSpec]int // 0 while it is being counted: an endless type is the checker's to find
}

func (p *parts) ofSpec(spec *ast.TypeSpec) int {
	if n, ok := p.known[spec]; ok {
		return n
	}
	p.known[spec] = 0
	n := p.of(spec.Type)
	p.known[spec] = n
	return n
}

// of is at most a little more than maxParts.
func (p *parts) of(e ast.Expr) (n int) {
	switch e := e.(type) {
	case *ast.Ident:
		for _, spec := range p.specs[e.Name] {
			n = max(n, p.ofSpec(spec))
		}
	case *ast.ParenExpr:
		return p.of(e.X)
	case *ast.ArrayType:
		if e.Len != nil {
			n = p.of(e.Elt)
		}
	case *ast.StructType:
		for _, f := range e.Fields.List {
			n = min(n+max(1, len(f.Names))*p.of(f.Type), maxParts+1)
		}
	case *ast.InterfaceType:
		for _, f := range e.Methods.List {
			if len(f.Names) == 0 {
				n = min(n+p.of(f.Type), maxParts+1)
			}
		}
	case *ast.BinaryExpr:
		n = p.of(e.X) + p.of(e.Y)
	case *ast.IndexExpr:
		n = p.of(e.X) * p.of(e.Index)
	case *ast.IndexListExpr:
		for _, arg := range e.Indices {
			n += p.of(arg)
		}
		n = min(n, maxParts+1) * p.of(e.X)
	}
	return min(n+1, maxParts+1)
}
