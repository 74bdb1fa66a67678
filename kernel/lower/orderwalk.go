package lower

import (
	"go/ast"
	"go/types"
)

// After the calls of a statement the compiler takes its expressions apart a second time
// (cmd/compile: package walk). What it puts into an interface, looks up in a map, concatenates
// or puts into a literal is evaluated then, before what stands further left in the statement
// and may fail: a division, an index, a nil pointer. Which part of a statement fails first
// hangs on that, and nothing else.

// walk goes over one statement as the compiler does, in one of three ways.
type walk struct {
	o    *order
	how  manner
	gone map[ast.Expr]bool // following: what has a variable by now
	met  []fault           // in the order in which they come
	// put: the function literal around is put in the place of its call
	inline bool
	// hangs: the operands of a call are evaluated in another order if the compiler puts the
	// function in its place
	hangs bool
	// guess is what is held of types that are unknown: that they are large, and of several parts
	guess bool
}

type manner int

const (
	asWritten manner = iota // notes the faults as go/ssa meets them
	following               // notes them as the compiler meets them
	rewriting               // gives variables to what the compiler evaluates early
)

func (w *walk) put(n ast.Node, part int) { w.met = append(w.met, fault{n, part}) }

// disordered reports whether the compiler meets the faults of a statement in another order
// than go/ssa.
func (o *order) disordered(step func(w *walk)) bool {
	natural := walk{o: o, how: asWritten}
	step(&natural)
	if len(natural.met) == 0 {
		return false
	}
	w := o.follow(step, false, false)
	w.hangs = w.hangs || o.forestalled || !o.apart && !sameFaults(w.met, o.follow(step, true, false).met) ||
		o.generic && !sameFaults(w.met, o.follow(step, false, true).met)
	if w.hangs {
		for _, f := range w.met {
			o.open = append(o.open, span{f.node.Pos(), f.node.End()})
		}
	}
	return !sameFaults(natural.met, w.met)
}

func (o *order) follow(step func(w *walk), inline, guess bool) *walk {
	w := &walk{o: o, how: following, gone: map[ast.Expr]bool{}, inline: inline, guess: guess}
	for _, t := range o.temps {
		w.temporary(t)
	}
	step(w)
	return w
}

func sameFaults(a, b []fault) bool {
	if len(a) != len(b) {
		return false
	}
	for i, f := range a {
		if f != b[i] {
			return false
		}
	}
	return true
}

// spill is an expression that has a variable before the statement, or an entry of a map
// literal that is set before it.
type spill struct {
	expr  ast.Expr
	entry *ast.KeyValueExpr
	of    *types.Map
	guess bool // if what is unknown is large
}

func (w *walk) temporary(t spill) {
	if t.guess && !w.guess {
		return
	}
	if t.entry != nil {
		w.insert(&t.entry.Key, &t.entry.Value, t.of, t.entry.Value)
		return
	}
	w.copy(&t.expr)
	w.gone[t.expr] = true
}

// insert goes over the assignment of a value to an element of a map, which is another
// expression's.
func (w *walk) insert(key, value *ast.Expr, m *types.Map, at ast.Node) {
	w.convert(value, m.Elem())
	w.copied(value)
	w.convert(key, m.Key())
	w.early(key)
	if unhashable(m.Key()) {
		w.put(at, inserted)
	}
}

// copy goes over an expression that the compiler gives a variable at this point.
func (w *walk) copy(e *ast.Expr) {
	w.expr(e)
	w.copied(e)
}

func (w *walk) copied(e *ast.Expr) {
	if *e == nil || w.gone[*e] || w.how == asWritten {
		return
	}
	n := len(w.met)
	w.rest(*e)
	if len(w.met) == n {
		return
	}
	if w.how == following {
		w.gone[*e] = true
		return
	}
	w.met = w.met[:n]
	*e = w.o.hoist(*e)
}

// early is copied for an operand of a call of the run time.
func (w *walk) early(e *ast.Expr) {
	if *e != nil && w.mayCall(*e) {
		w.copied(e)
	}
}

// use goes over an expression that is evaluated now, and as a whole.
func (w *walk) use(e *ast.Expr) {
	if w.how != asWritten {
		w.expr(e)
	}
	if w.how != rewriting {
		w.rest(*e)
	}
}

// convert goes over an expression whose value becomes a t (walk.dataWord).
func (w *walk) convert(e *ast.Expr, t types.Type) {
	w.expr(e)
	from := w.o.info.TypeOf(*e)
	if t == nil || from == nil || !types.IsInterface(t) || w.o.info.Types[*e].IsNil() {
		return
	}
	if unknown(from) {
		if w.guess && !types.Identical(from, t) {
			w.copied(e)
		}
		return
	}
	if types.IsInterface(from) {
		if !types.Identical(from.Underlying(), t.Underlying()) {
			w.copied(e)
		}
		return
	}
	if _, tuple := from.(*types.Tuple); !tuple && !direct(from) {
		w.copied(e)
	}
}

// expr goes over an expression and gives variables to what is evaluated early in it.
func (w *walk) expr(p *ast.Expr) {
	e := *p
	if e == nil || w.gone[e] || w.how == asWritten {
		return
	}
	o := w.o
	switch e := e.(type) {
	case *ast.Ident, *ast.BasicLit, *ast.FuncLit:
		return
	case *ast.ParenExpr:
		w.expr(&e.X)
		return
	}
	if tv := o.info.Types[e]; tv.Value != nil || tv.IsType() {
		return
	}
	switch e := e.(type) {
	case *ast.SelectorExpr:
		s := o.info.Selections[e]
		if s == nil || s.Kind() == types.MethodExpr {
			return
		}
		w.expr(&e.X)
		if s.Kind() == types.MethodVal {
			w.copied(p)
		}
	case *ast.IndexExpr:
		w.expr(&e.X)
		if m, ok := o.info.TypeOf(e.X).Underlying().(*types.Map); ok {
			w.convert(&e.Index, m.Key())
			w.early(&e.X)
			w.early(&e.Index)
			return
		}
		w.expr(&e.Index)
		switch {
		case w.how != rewriting || !w.fails(e.Index):
		case o.behind(e.X):
			o.reach(&e.X)
		case o.indexedValue(e.X): // go/ssa evaluates the index first
			w.copied(&e.X)
		}
	case *ast.SliceExpr:
		w.expr(&e.X)
		w.expr(&e.Low)
		w.expr(&e.High)
		w.expr(&e.Max)
	case *ast.StarExpr:
		w.expr(&e.X)
	case *ast.TypeAssertExpr:
		w.expr(&e.X)
	case *ast.UnaryExpr:
		w.expr(&e.X)
	case *ast.BinaryExpr:
		w.binary(e)
	case *ast.CallExpr:
		w.call(e)
	case *ast.CompositeLit:
		w.literal(e)
	}
}

// literal goes over a composite literal, whose elements are set one after the other.
func (w *walk) literal(e *ast.CompositeLit) {
	t := w.o.info.TypeOf(e)
	if p, ok := t.Underlying().(*types.Pointer); ok { // &T left out
		t = p.Elem()
	}
	for i := range e.Elts {
		part := &e.Elts[i]
		name := ""
		if kv, ok := (*part).(*ast.KeyValueExpr); ok {
			part = &kv.Value
			if id, ok := kv.Key.(*ast.Ident); ok {
				name = id.Name
			}
		}
		switch t := t.Underlying().(type) {
		case *types.Struct:
			f := i
			if name != "" {
				f = fieldIndex(t, name)
			}
			w.convert(part, t.Field(f).Type())
		case *types.Map: // its entries have been set before
			return
		case interface{ Elem() types.Type }:
			w.convert(part, t.Elem())
		default:
			w.expr(part)
		}
		w.copied(part)
	}
}
