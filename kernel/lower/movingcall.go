package lower

import (
	"go/ast"
	"go/token"
	"go/types"
)

// remaining lists the functions, and variables that hold functions, whose calls are sure to
// remain calls; the functions that are sure to be put in the place of their calls; and the
// variables of interface types that may be nil and whose methods may be called directly.
func (s *survey) remaining(file *ast.File) (remain, tiny, known map[types.Object]bool) {
	remain, tiny, known = map[types.Object]bool{}, map[types.Object]bool{}, map[types.Object]bool{}
	for v := range s.assigned {
		if _, function := v.Type().Underlying().(*types.Signature); function {
			remain[v] = true
		}
	}
	for lit, v := range s.held {
		if s.remains(lit) {
			remain[v] = true
		}
	}
	for _, d := range file.Decls {
		d, ok := d.(*ast.FuncDecl)
		switch {
		case !ok || d.Body == nil:
		case keptApart(d) || s.size(d.Body, budget) > budget:
			remain[s.info.Defs[d.Name]] = true
		case isTiny(d.Body, s.info):
			tiny[s.info.Defs[d.Name]] = true
		}
	}
	for v, h := range s.holds {
		if h&(holdsNil|holdsConcrete|holdsUnknown) == holdsNil|holdsConcrete && v.(*types.Var).Kind() == types.LocalVar && !s.addressed[v] {
			known[v] = true
		}
	}
	return remain, tiny, known
}

// isTiny reports whether a function only returns an expression of a few parts.
func isTiny(body *ast.BlockStmt, info *types.Info) bool {
	if len(body.List) != 1 {
		return false
	}
	ret, ok := body.List[0].(*ast.ReturnStmt)
	if !ok || len(ret.Results) != 1 {
		return false
	}
	const few = 12
	n := 0
	ast.Inspect(ret.Results[0], func(x ast.Node) bool {
		switch x := x.(type) {
		case nil:
			return false
		case *ast.Ident, *ast.BasicLit, *ast.ParenExpr:
			n++
		case *ast.BinaryExpr:
			n++
			if t := info.TypeOf(x.X); t == nil || !numeric(t) || x.Op == token.LAND || x.Op == token.LOR {
				n += few
			}
		case *ast.SelectorExpr:
			n++
			if s := info.Selections[x]; s == nil || s.Kind() != types.FieldVal || s.Indirect() {
				n += few
			}
		default:
			n += few
		}
		return true
	})
	return n <= few
}

// holding tells what a variable of an interface type is set to.
type holding int

const (
	holdsNil holding = 1 << iota
	holdsConcrete
	holdsUnknown
)

func (s *survey) hold(l ast.Expr, h holding) {
	id, ok := ast.Unparen(l).(*ast.Ident)
	if !ok {
		return
	}
	if v := s.info.ObjectOf(id); v != nil && v.Type() != nil && types.IsInterface(v.Type()) {
		s.holds[v] |= h
	}
}

// holdType notes that l is set to a value of a type that is no interface. The compiler knows
// which, if it is the same each time (devirtualize.concreteType).
func (s *survey) holdType(l ast.Expr, t types.Type) {
	s.hold(l, holdsConcrete)
	id, ok := ast.Unparen(l).(*ast.Ident)
	if !ok {
		return
	}
	v := s.info.ObjectOf(id)
	if before := s.heldTypes[v]; before == nil {
		s.heldTypes[v] = t
	} else if !types.Identical(before, t) {
		s.hold(l, holdsUnknown)
	}
}

// begins reports whether the variable of a declaration without a value is mentioned first where
// it is set to a value that is not nil, in the list of statements that it is declared in.
func (s *survey) begins(id *ast.Ident) bool {
	if len(s.nodes) < 4 {
		return false
	}
	block, ok := s.nodes[len(s.nodes)-4].(*ast.BlockStmt) // of DeclStmt, GenDecl, ValueSpec
	v := s.info.Defs[id]
	if !ok || v == nil || len(s.nodes[len(s.nodes)-2].(*ast.GenDecl).Specs) != 1 {
		return false
	}
	for _, x := range block.List {
		if x.End() <= id.Pos() || x.Pos() <= id.Pos() {
			continue
		}
		set, ok := x.(*ast.AssignStmt)
		if ok && len(set.Lhs) == 1 && len(set.Rhs) == 1 && set.Tok == token.ASSIGN {
			to, ok := ast.Unparen(set.Lhs[0]).(*ast.Ident)
			t := s.info.TypeOf(set.Rhs[0])
			if ok && s.info.Uses[to] == v {
				return t != nil && !types.IsInterface(t) && !s.info.Types[set.Rhs[0]].IsNil() && !mentions(set.Rhs[0], v, s.info)
			}
		}
		if mentions(x, v, s.info) {
			return false
		}
	}
	return false
}

// declared notes what the variables of a declaration begin as.
func (s *survey) declared(n *ast.ValueSpec) {
	names := make([]ast.Expr, len(n.Names))
	for i, id := range n.Names {
		names[i] = id
		if len(n.Values) == 0 && !s.begins(id) {
			s.hold(id, holdsNil)
		}
	}
	if len(n.Values) > 0 {
		s.holding(names, n.Values)
	}
}

// holding notes what variables are assigned.
func (s *survey) holding(left, right []ast.Expr) {
	for i, l := range left {
		if len(left) != len(right) {
			s.hold(l, holdsConcrete|holdsNil) // what an inlined function returns
			continue
		}
		r := ast.Unparen(right[i])
		t := s.info.TypeOf(r)
		if t != nil && !types.IsInterface(t) && !s.info.Types[r].IsNil() {
			s.holdType(l, t)
			continue
		}
		switch r := r.(type) {
		case *ast.Ident:
			if s.info.Types[r].IsNil() {
				s.hold(l, holdsNil)
			} else {
				s.hold(l, holdsConcrete)
			}
		case *ast.CallExpr, *ast.TypeAssertExpr:
			s.hold(l, holdsConcrete)
		default:
			s.hold(l, holdsUnknown)
		}
	}
}

// keptApart reports whether a function is marked //go:noinline.
func keptApart(d *ast.FuncDecl) bool {
	if d.Doc == nil {
		return false
	}
	for _, c := range d.Doc.List {
		if c.Text == "//go:noinline" {
			return true
		}
	}
	return false
}

// remains reports whether a function literal is sure to remain a function: it is kept, or what
// it does is more than the compiler puts in the place of a call (cmd/compile: package inline).
func (s *survey) remains(lit ast.Node) bool {
	f := s.held[lit]
	if !s.called[lit] && (f == nil || s.kept[f] || s.assigned[f]) {
		return true
	}
	cost := s.size(lit, budgetOfOne)
	return cost > budgetOfOne || f != nil && s.calls[f] > 1 && cost > budget
}

// What the compiler puts in the place of a call: package inline.
const budget, budgetOfOne, callCost, beyond = 80, 800, 57, 1 << 30

// size is about what the compiler takes the size of a function for; what is more than most is
// not counted on.
func (s *survey) size(f ast.Node, most int) int {
	cost, barred := 0, false
	ast.Inspect(f, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.DeferStmt, *ast.GoStmt, *ast.SelectStmt:
			barred = true
		case *ast.Ident:
			switch used := s.info.Uses[n].(type) {
			case *types.Builtin:
				barred = barred || used.Name() == "recover"
			case *types.Func:
				if used.Pkg() != nil && used.Pkg().Path() == "fmt" {
					cost += 2 * callCost
				}
			}
		}
		cost++
		return cost/2 <= most
	})
	if barred {
		return beyond
	}
	return cost / 2 // the compiler counts fewer nodes
}
