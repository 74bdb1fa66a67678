package check

import (
	"fmt"
	"go/ast"
	"go/token"

	"galley/kernel/diag"
)

// maxParts is how many values a type may hold inside of each other, all told, before it is
// refused unread: the type checker looks at each, also where they are of one type, and
// forty types that hold the next one twice are 2^40.
const maxParts = 1 << 18

// maxDepth is how many types may be written inside of each other, and maxChain how many
// declared ones may hold each other. The checker and what follows take the cube of these.
const (
	maxDepth     = 200
	maxChain     = 400
	maxFunctions = 1000 // literals inside of each other
)

// deepTypes refuses types of too many parts, and functions too deep, before the type checker
// sees the file. Names are taken as they are spelled: two types of one name count for each
// other.
func deepTypes(c *Checked) (faults diag.List) {
	p := parts{specs: map[string][]*ast.TypeSpec{}, known: map[*ast.TypeSpec]int{}, chain: map[*ast.TypeSpec]int{}, held: map[*ast.TypeSpec]int{}}
	var all []*ast.TypeSpec
	ast.Inspect(c.File, func(n ast.Node) bool {
		if spec, ok := n.(*ast.TypeSpec); ok {
			all = append(all, spec)
			p.specs[spec.Name.Name] = append(p.specs[spec.Name.Name], spec)
		}
		return true
	})
	refuse := func(at token.Pos, what string) diag.List {
		return diag.List{diag.Refuse("construct", c.Fset.Position(at), what)}
	}
	for _, spec := range all {
		if p.ofSpec(spec) > maxParts { // those that hold it have more
			return refuse(spec.Name.Pos(), "type "+spec.Name.Name+" of more than 2^18 parts")
		}
		if p.chain[spec] > maxChain {
			return refuse(spec.Name.Pos(), fmt.Sprintf("type %s, the first of more than %d that each hold the next,", spec.Name.Name, maxChain))
		}
	}
	depth, functions := 0, 0
	var entered []*int // which of the two each node entered counts for; nil for most
	ast.Inspect(c.File, func(n ast.Node) bool {
		if n == nil {
			last := len(entered) - 1
			if entered[last] != nil {
				*entered[last]--
			}
			entered = entered[:last]
			return true
		}
		if len(faults) > 0 {
			return false
		}
		var counter *int
		switch n := n.(type) {
		case *ast.StarExpr, *ast.ArrayType, *ast.MapType, *ast.ChanType, *ast.StructType, *ast.InterfaceType: // written around others
			counter = &depth
		case *ast.FuncLit: // nests without types
			counter = &functions
		case *ast.IndexExpr:
			if p.of(n) > maxParts {
				faults = refuse(n.Pos(), "a type of more than 2^18 parts")
			}
		}
		if counter != nil {
			*counter++
		}
		switch {
		case depth > maxDepth:
			faults = refuse(n.Pos(), fmt.Sprintf("a type nested more than %d deep", maxDepth))
		case functions > maxFunctions:
			faults = refuse(n.Pos(), fmt.Sprintf("a function inside of more than %d others", maxFunctions))
		}
		if len(faults) > 0 {
			return false
		}
		entered = append(entered, counter)
		return true
	})
	return faults
}

// parts counts the values that types hold, by their spelling.
type parts struct {
	specs map[string][]*ast.TypeSpec
	known map[*ast.TypeSpec]int // 0 while it is being counted: an endless type is the checker's to find
	chain map[*ast.TypeSpec]int // declared types that hold the next one, to the last

	held map[*ast.TypeSpec]int // values of its type parameters, of a generic type

	within int // length of the longest chain met since the type being counted began
}

func (p *parts) ofSpec(spec *ast.TypeSpec) int {
	if n, ok := p.known[spec]; ok {
		return n
	}
	p.known[spec] = 0
	outer := p.within
	p.within = 0
	n := p.of(spec.Type)
	p.known[spec], p.chain[spec] = n, p.within+1
	p.within = outer
	return n
}

// of is at most a little more than maxParts.
func (p *parts) of(e ast.Expr) (n int) {
	switch e := e.(type) {
	case *ast.Ident:
		for _, spec := range p.specs[e.Name] {
			n = max(n, p.ofSpec(spec))
			p.within = max(p.within, p.chain[spec])
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
		n = p.of(e.X) + p.holds(e.X)*p.of(e.Index)
	case *ast.IndexListExpr:
		for _, arg := range e.Indices {
			n = min(n+p.of(arg), maxParts+1)
		}
		n = p.of(e.X) + p.holds(e.X)*n
	}
	return min(n+1, maxParts+1)
}

// holds is how many values of its type parameters a generic type holds.
func (p *parts) holds(e ast.Expr) (n int) {
	name, ok := ast.Unparen(e).(*ast.Ident)
	if !ok {
		return 0
	}
	for _, spec := range p.specs[name.Name] {
		if spec.TypeParams == nil {
			continue
		}
		if known, ok := p.held[spec]; ok {
			n = max(n, known)
			continue
		}
		params := map[string]bool{}
		for _, f := range spec.TypeParams.List {
			for _, param := range f.Names {
				params[param.Name] = true
			}
		}
		p.held[spec] = 0 // should it hold itself
		p.held[spec] = p.occur(spec.Type, params)
		n = max(n, p.held[spec])
	}
	return n
}

// occur counts the values of the types named that a value of type e holds.
func (p *parts) occur(e ast.Expr, names map[string]bool) (n int) {
	switch e := e.(type) {
	case *ast.Ident:
		if names[e.Name] {
			return 1
		}
	case *ast.ParenExpr:
		return p.occur(e.X, names)
	case *ast.ArrayType:
		if e.Len != nil {
			return p.occur(e.Elt, names)
		}
	case *ast.StructType:
		for _, f := range e.Fields.List {
			n = min(n+max(1, len(f.Names))*p.occur(f.Type, names), maxParts)
		}
	case *ast.IndexExpr:
		n = p.holds(e.X) * p.occur(e.Index, names)
	case *ast.IndexListExpr:
		for _, arg := range e.Indices {
			n = min(n+p.occur(arg, names), maxParts)
		}
		n *= p.holds(e.X)
	}
	return min(n, maxParts)
}
