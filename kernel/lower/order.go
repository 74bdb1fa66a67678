package lower

import (
	"go/ast"
	"go/token"
	"go/types"
)

// The language leaves open whether `a + f()` reads the variable a before or after the call.
// The compiler makes the calls of a statement first, from left to right, and reads variables
// where their values are used (cmd/compile: walk/order.go). go/ssa reads from left to right.
// Statements in which that makes a difference are rewritten here before go/ssa sees them, as
// the compiler rewrites them: what it evaluates first goes to variables of its own.
//
//	y := x + f() && g()   →   t1 := f(); t2 := …

// order is the work on one file. An expression is gone over twice: dry, to find out whether
// there is a difference, and then to rewrite it.
type order struct {
	info    *types.Info
	pkg     *types.Package
	moving  map[types.Object]movement
	gotos   map[string]bool  // labels that goto names
	defers  bool             // a function is deferred somewhere
	sig     *types.Signature // of the function around the statement
	from    token.Pos        // where it begins, if it is a literal: what is declared before is captured
	generic bool             // it has type parameters, or is in one that has
	apart   bool             // whose calls remain calls
	called  bool             // it is a literal that is called where it stands
	dry     bool
	splits  bool       // the statement is made several assignments
	differ  bool       // dry: there is a difference
	late    int        // dry: expressions further left that the compiler evaluates later
	doubt   token.Pos  // dry: of a variable that it reads here or later, as it sees fit
	varies  token.Pos  // dry: of what is read early or late by what a type parameter stands for
	harmful bool       // dry: something in the statement may change what is read
	out     []ast.Stmt // what goes before the statement
	failed  token.Pos  // of a statement that cannot be rewritten
	open    []span     // the parts of statements of which the compiler chooses the one that fails first

	forestalled bool                         // dry: a call may be made before what fails further left
	temps       []spill                      // dry: what is given a variable before the statement, in order
	parts       int                          // dry: parts of the statement that may fail
	deferred    bool                         // the function around has deferred a call further up
	reachedBy   map[*ast.UnaryExpr]*ast.Expr // what follows a pointer by itself: see reach
	remains     map[types.Object]bool        // functions, and variables that hold them, whose calls remain calls
	tiny        map[types.Object]bool        // functions that are put in the place of their calls
	repeats     map[types.Object]bool        // functions that do something and return what they get, or a constant
	known       map[types.Object]bool        // variables of interface types that may be nil, and hold values of a type that the compiler may know
}

// span is a piece of the file.
type span struct{ from, to token.Pos }

func (s span) has(pos token.Pos) bool { return s.from <= pos && pos <= s.to }

// orderFile rewrites a file; it returns the place of a statement that it could not rewrite,
// and the parts of those that must not fail: which part would be first is not known.
func orderFile(file *ast.File, info *types.Info, pkg *types.Package) (failed token.Pos, choice []span) {
	o := &order{info: info, pkg: pkg, gotos: map[string]bool{}, reachedBy: map[*ast.UnaryExpr]*ast.Expr{}}
	var found *survey
	o.moving, found = moving(file, info)
	o.remains, o.tiny, o.known = found.remaining(file)
	o.repeats = found.repeating(file)
	type body struct {
		sig     *types.Signature
		block   *ast.BlockStmt
		from    token.Pos
		apart   bool
		called  bool
		generic bool
	}
	var bodies []body
	var generic span // the last generic function
	ast.Inspect(file, func(n ast.Node) bool {
		switch n := n.(type) {
		case *ast.FuncDecl:
			if f, ok := info.Defs[n.Name].(*types.Func); ok && n.Body != nil {
				if f.Signature().TypeParams() != nil || f.Signature().RecvTypeParams() != nil {
					generic = span{n.Pos(), n.End()}
				}
				bodies = append(bodies, body{f.Signature(), n.Body, token.NoPos, true, false, generic.has(n.Pos())})
			}
		case *ast.FuncLit:
			if sig, ok := info.TypeOf(n).(*types.Signature); ok {
				bodies = append(bodies, body{sig, n.Body, n.Pos(), found.remains(n), found.called[n], generic.has(n.Pos())})
			}
		case *ast.DeferStmt:
			o.defers = true
		case *ast.BranchStmt:
			if n.Tok == token.GOTO {
				o.gotos[n.Label.Name] = true
			}
		}
		return true
	})
	for _, b := range bodies {
		o.sig, o.from, o.apart, o.called, o.generic, o.deferred = b.sig, b.from, b.apart, b.called, b.generic, false
		o.block(&b.block.List)
	}
	for _, in := range info.InitOrder {
		if len(in.Lhs) == 1 {
			o.initial(&in.Rhs, in.Lhs[0].Type())
		}
	}
	o.addresses(file)
	for _, in := range info.InitOrder {
		o.addresses(in.Rhs)
	}
	return o.failed, o.open
}

// initial goes over the initial value of a package variable. The compiler sets the parts of a
// composite literal one by one.
func (o *order) initial(e *ast.Expr, t types.Type) {
	lit, ok := ast.Unparen(*e).(*ast.CompositeLit)
	if u, unary := ast.Unparen(*e).(*ast.UnaryExpr); unary && u.Op == token.AND {
		lit, ok = ast.Unparen(u.X).(*ast.CompositeLit)
	}
	if ok {
		lt := o.info.TypeOf(lit)
		if p, pointer := lt.Underlying().(*types.Pointer); pointer {
			lt = p.Elem()
		}
		if _, isMap := lt.Underlying().(*types.Map); !isMap {
			for i := range lit.Elts {
				part := &lit.Elts[i]
				if kv, keyed := (*part).(*ast.KeyValueExpr); keyed {
					part = &kv.Value
				}
				o.initial(part, o.info.TypeOf(*part))
			}
			return
		}
	}
	if t != nil {
		*e = o.inPlace(*e, types.Default(t))
	}
}

// try goes over expressions with f, dry, and again if that shows a difference; it returns the
// statements that go before. step goes over the same expressions once their calls are made.
func (o *order) try(f func(), step func(w *walk)) []ast.Stmt {
	o.dry, o.differ, o.late, o.doubt, o.varies = true, false, 0, token.NoPos, token.NoPos
	o.temps, o.parts, o.forestalled, o.harmful = o.temps[:0], 0, false, false
	f()
	if !o.differ && (o.parts < 2 || !o.disordered(step)) {
		return nil
	}
	if o.differ && o.harmful && !o.doubt.IsValid() {
		o.doubt = o.varies
	}
	if o.doubt.IsValid() && !o.failed.IsValid() {
		o.failed = o.doubt
	}
	o.dry, o.out, o.temps = false, nil, o.temps[:0]
	f()
	out := o.settle(o.out)
	o.dry = true
	return append(out, o.rewrite(step)...)
}

// inPlace rewrites an expression before which no statement can go, as a call of a function
// that gives its value as a t.
func (o *order) inPlace(e ast.Expr, t types.Type) ast.Expr {
	var to ast.Expr
	to = e
	before := o.try(func() { to, _ = o.convert(e, t) }, func(w *walk) {
		w.convert(&to, t)
		w.use(&to)
	})
	if before == nil {
		return e
	}
	sig := types.NewSignatureType(nil, nil, nil, nil, types.NewTuple(types.NewVar(e.Pos(), o.pkg, "", t)), false)
	result := &ast.Ident{NamePos: e.Pos(), Name: made}
	o.info.Types[result] = types.TypeAndValue{Type: t}
	lit := &ast.FuncLit{
		Type: &ast.FuncType{Func: e.Pos(), Params: &ast.FieldList{}, Results: &ast.FieldList{List: []*ast.Field{{Type: result}}}},
		Body: &ast.BlockStmt{Lbrace: e.Pos(), List: append(before, &ast.ReturnStmt{Return: e.Pos(), Results: []ast.Expr{to}}), Rbrace: e.End()},
	}
	call := &ast.CallExpr{Fun: lit, Lparen: e.Pos(), Rparen: e.End()}
	o.info.Types[lit.Type] = types.TypeAndValue{Type: sig}
	o.info.Types[lit] = types.TypeAndValue{Type: sig}
	o.info.Types[call] = types.TypeAndValue{Type: t}
	return call
}

// hoist gives e a variable, set before the statement.
func (o *order) hoist(e ast.Expr) ast.Expr {
	if o.dry {
		o.temps = append(o.temps, spill{expr: e})
		return e
	}
	v := o.variable(e.Pos(), types.Default(o.info.TypeOf(e)))
	o.out = append(o.out, &ast.AssignStmt{Lhs: []ast.Expr{o.definition(v, e.Pos())}, TokPos: e.Pos(), Tok: token.DEFINE, Rhs: []ast.Expr{e}})
	return o.use(v, e.Pos())
}

// hoistTuple gives the components of e, a call of several results or a comma-ok form,
// variables.
func (o *order) hoistTuple(e ast.Expr) (uses []ast.Expr) {
	tuple := o.info.TypeOf(e).(*types.Tuple)
	var defs []ast.Expr
	for x := range tuple.Variables() {
		v := o.variable(e.Pos(), types.Default(x.Type()))
		defs, uses = append(defs, o.definition(v, e.Pos())), append(uses, o.use(v, e.Pos()))
	}
	o.out = append(o.out, &ast.AssignStmt{Lhs: defs, TokPos: e.Pos(), Tok: token.DEFINE, Rhs: []ast.Expr{e}})
	return uses
}

// made is the name of variables that no source has.
const made = "·"

func (o *order) variable(pos token.Pos, t types.Type) *types.Var {
	return types.NewVar(pos, o.pkg, made, t)
}

func (o *order) definition(v *types.Var, pos token.Pos) *ast.Ident {
	id := &ast.Ident{NamePos: pos, Name: v.Name()}
	o.info.Defs[id] = v
	return id
}

func (o *order) use(v *types.Var, pos token.Pos) *ast.Ident {
	id := &ast.Ident{NamePos: pos, Name: v.Name()}
	o.info.Uses[id] = v
	return id
}
