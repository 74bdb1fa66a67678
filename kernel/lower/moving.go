package lower

import (
	"go/ast"
	"go/token"
	"go/types"
)

// movement tells how a variable may be changed by a call.
type movement int

const (
	still     movement = iota
	addressed          // in memory: it is addressed, or of a package
	moves              // in memory: it is captured by a function that remains one
	somewhere          // only functions capture it that the compiler may put in the place of their calls
)

// survey is the search for variables that move.
type survey struct {
	info  *types.Info
	nodes []ast.Node // around the node, from the file down
	funcs []ast.Node // those of them that are functions
	owner map[*types.Var]ast.Node

	captured            map[types.Object]map[ast.Node]bool // by which function literals
	assigned, addressed map[types.Object]bool
	first               map[types.Object]token.Pos  // of the literal that captures a variable first, if not in a loop further in
	last                map[types.Object]token.Pos  // of the assignments to it
	jumps               bool                        // a goto may go back
	held                map[ast.Node]types.Object   // literals that a variable is declared with
	called              map[ast.Node]bool           // literals called where they stand
	kept                map[types.Object]bool       // variables that are not only called
	calls               map[types.Object]int        // of variables
	holds               map[types.Object]holding    // variables of interface types
	heldTypes           map[types.Object]types.Type // what they are set to, but for interfaces
}

// moving finds the variables that a call may change: those of packages, and those of
// functions that are captured and assigned to, or addressed.
func moving(file *ast.File, info *types.Info) (map[types.Object]movement, *survey) {
	s := &survey{
		info: info, owner: map[*types.Var]ast.Node{}, captured: map[types.Object]map[ast.Node]bool{},
		first: map[types.Object]token.Pos{}, last: map[types.Object]token.Pos{},
		assigned: map[types.Object]bool{}, addressed: map[types.Object]bool{}, holds: map[types.Object]holding{}, heldTypes: map[types.Object]types.Type{},
		held: map[ast.Node]types.Object{}, called: map[ast.Node]bool{}, kept: map[types.Object]bool{}, calls: map[types.Object]int{},
	}
	ast.Inspect(file, s.visit)
	out := map[types.Object]movement{}
	for v := range s.addressed {
		out[v] = addressed
	}
	for v, lits := range s.captured {
		if out[v] == addressed || !s.assigned[v] || s.settled(v) {
			continue
		}
		out[v] = somewhere
		for lit := range lits {
			if s.remains(lit) {
				out[v] = moves
			}
		}
	}
	return out, s
}

func (s *survey) visit(n ast.Node) bool {
	if n == nil {
		last := s.nodes[len(s.nodes)-1]
		s.nodes = s.nodes[:len(s.nodes)-1]
		if k := len(s.funcs) - 1; k >= 0 && s.funcs[k] == last {
			s.funcs = s.funcs[:k]
		}
		return true
	}
	var parent ast.Node
	if len(s.nodes) > 0 {
		parent = s.nodes[len(s.nodes)-1]
	}
	s.nodes = append(s.nodes, n)
	switch n := n.(type) {
	case *ast.FuncDecl:
		s.funcs = append(s.funcs, n)
	case *ast.FuncLit:
		s.funcs = append(s.funcs, n)
		s.literal(n, parent)
	case *ast.Ident:
		s.ident(n, parent)
	case *ast.ValueSpec:
		s.declared(n)
	case *ast.AssignStmt:
		s.holding(n.Lhs, n.Rhs)
		for _, l := range n.Lhs {
			if id, ok := l.(*ast.Ident); !ok || s.info.Defs[id] == nil {
				s.mark(s.assigned, l)
			}
		}
	case *ast.IncDecStmt:
		s.mark(s.assigned, n.X)
	case *ast.BranchStmt:
		s.jumps = s.jumps || n.Tok == token.GOTO
	case *ast.RangeStmt:
		if n.Tok == token.ASSIGN {
			s.mark(s.assigned, n.Key)
			if n.Value != nil {
				s.mark(s.assigned, n.Value)
			}
		}
	case *ast.UnaryExpr:
		if n.Op == token.AND {
			s.mark(s.addressed, n.X)
		}
	case *ast.SliceExpr:
		if _, array := s.info.TypeOf(n.X).Underlying().(*types.Array); array {
			s.mark(s.addressed, n.X)
		}
	case *ast.SelectorExpr:
		if sel := s.info.Selections[n]; sel != nil && sel.Kind() == types.MethodVal {
			if f, ok := sel.Obj().(*types.Func); ok && f.Signature().Recv() != nil {
				_, takes := f.Signature().Recv().Type().Underlying().(*types.Pointer)
				_, has := s.info.TypeOf(n.X).Underlying().(*types.Pointer)
				if takes && !has {
					s.mark(s.addressed, n.X)
				}
			}
		}
	}
	return true
}

// mark notes the variable that e is, or is a part of.
func (s *survey) mark(set map[types.Object]bool, e ast.Expr) {
	if id := rootVariable(e, s.info); id != nil {
		if v, ok := s.info.ObjectOf(id).(*types.Var); ok {
			set[v] = true
			s.last[v] = max(s.last[v], e.Pos())
		}
	}
}

// settled reports whether a captured variable is set for the last time before the first
// function literal captures it: that has its value then (escape.reassigned).
func (s *survey) settled(v types.Object) bool {
	return !s.jumps && s.first[v].IsValid() && s.last[v] < s.first[v]
}

// capture notes where the variable v, of the function at, is captured.
func (s *survey) capture(v *types.Var, at ast.Node) {
	if _, known := s.first[v]; known {
		return
	}
	s.first[v] = token.NoPos
	for i := len(s.nodes) - 1; i >= 0; i-- {
		n := s.nodes[i]
		switch n.(type) {
		case *ast.ForStmt, *ast.RangeStmt, *ast.LabeledStmt:
			if v.Pos() < n.Pos() || v.Pos() < bodyOf(n) {
				return // it may be set in the next turn
			}
		}
		if n == at {
			break
		}
	}
	for i := len(s.funcs) - 1; i >= 0 && s.funcs[i] != at; i-- {
		s.first[v] = s.funcs[i].Pos()
	}
}

// bodyOf is where the body of a loop begins.
func bodyOf(n ast.Node) token.Pos {
	switch n := n.(type) {
	case *ast.ForStmt:
		return n.Body.Pos()
	case *ast.RangeStmt:
		return n.Body.Pos()
	}
	return n.Pos()
}

// literal notes what becomes of a function literal.
func (s *survey) literal(n *ast.FuncLit, parent ast.Node) {
	switch p := parent.(type) {
	case *ast.CallExpr:
		if p.Fun != ast.Expr(n) {
			return
		}
		switch s.nodes[len(s.nodes)-3].(type) {
		case *ast.GoStmt, *ast.DeferStmt:
		default:
			s.called[n] = true
		}
	case *ast.AssignStmt:
		for i, r := range p.Rhs {
			if id, ok := p.Lhs[min(i, len(p.Lhs)-1)].(*ast.Ident); ok && r == ast.Expr(n) && s.info.Defs[id] != nil {
				s.held[n] = s.info.Defs[id]
			}
		}
	}
}

func (s *survey) ident(n *ast.Ident, parent ast.Node) {
	var in ast.Node
	if len(s.funcs) > 0 {
		in = s.funcs[len(s.funcs)-1]
	}
	v, ok := s.info.Uses[n].(*types.Var)
	if !ok {
		if v, ok := s.info.Defs[n].(*types.Var); ok {
			s.owner[v] = in
		}
		return
	}
	if v.IsField() {
		return
	}
	if v.Pkg() != nil && v.Parent() == v.Pkg().Scope() {
		s.addressed[v] = true
		return
	}
	at, known := s.owner[v]
	if known && at != in {
		s.capture(v, at)
	}
	if !known || at != in {
		if s.captured[v] == nil {
			s.captured[v] = map[ast.Node]bool{}
		}
		for i := len(s.funcs) - 1; i >= 0 && s.funcs[i] != at; i-- {
			s.captured[v][s.funcs[i]] = true
		}
	}
	switch p := parent.(type) {
	case *ast.CallExpr:
		if p.Fun == ast.Expr(n) {
			switch s.nodes[len(s.nodes)-3].(type) {
			case *ast.GoStmt, *ast.DeferStmt:
			default:
				s.calls[v]++
				return
			}
		}
	case *ast.AssignStmt:
		if blanks(p.Lhs) {
			return
		}
	}
	if !s.kept[v] {
		s.kept[v] = true
	}
}

func blanks(list []ast.Expr) bool {
	for _, e := range list {
		if id, ok := e.(*ast.Ident); !ok || id.Name != "_" {
			return false
		}
	}
	return true
}

// rootVariable finds the variable that e is, or is a field or an element of; nil if a pointer
// or a slice lies between.
func rootVariable(e ast.Expr, info *types.Info) *ast.Ident {
	switch e := ast.Unparen(e).(type) {
	case *ast.Ident:
		return e
	case *ast.SelectorExpr:
		if s := info.Selections[e]; s != nil && s.Kind() == types.FieldVal && s.Indirect() {
			return nil
		}
		return rootVariable(e.X, info)
	case *ast.IndexExpr:
		if _, ok := info.TypeOf(e.X).Underlying().(*types.Array); ok {
			return rootVariable(e.X, info)
		}
	}
	return nil
}
