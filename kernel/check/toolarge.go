package check

import (
	"fmt"
	"go/ast"
	"go/token"
	"go/types"
	"strings"

	"galley/kernel/diag"
)

// What the compiler and its object files allow, in bytes (cmd/compile/internal/types,
// cmd/internal/obj).
const (
	maxWidth  = 1 << 50
	maxChan   = 1 << 16       // of an element
	maxSymbol = 2_000_000_000 // of a package variable
)

// tooLarge finds types larger than the compiler can lay out, in its words. It says them of
// the declaration or the statement they are in, once each.
func tooLarge(c *Checked) (faults diag.List) {
	w := newWidths(c)
	inPlaces(c.File, func(n ast.Node, at token.Pos) {
		e, ok := n.(ast.Expr)
		if !ok {
			return
		}
		if tv, ok := c.Info.Types[e]; ok && (tv.IsType() || tv.IsValue()) && !generic(tv.Type) {
			w.look(tv.Type)
			for _, fault := range w.faults {
				faults.Add(diag.Diagnostic{Pos: c.Fset.Position(at), Msg: fault})
			}
			w.faults = nil
		}
	})
	if len(faults) > 0 {
		return faults
	}
	for _, decl := range c.File.Decls {
		vars, ok := decl.(*ast.GenDecl)
		if !ok || vars.Tok != token.VAR {
			continue
		}
		for _, spec := range vars.Specs {
			for _, name := range spec.(*ast.ValueSpec).Names {
				if v := c.Info.Defs[name]; name.Name != "_" && v != nil {
					if size := w.of(v.Type()).size; size > maxSymbol {
						msg := fmt.Sprintf("%s.%s: symbol too large (%d bytes > %d bytes)", c.Pkg.Name(), name.Name, size, maxSymbol)
						faults.Add(diag.Diagnostic{Pos: c.Fset.Position(name.Pos()), Msg: msg})
					}
				}
			}
		}
	}
	return faults
}

// inPlaces visits every node with the place that the compiler names for what is wrong in
// it: the name being declared, or the statement.
func inPlaces(file *ast.File, visit func(n ast.Node, at token.Pos)) {
	places := []token.Pos{file.Name.Pos()}
	ast.Inspect(file, func(n ast.Node) bool {
		if n == nil {
			places = places[:len(places)-1]
			return true
		}
		at := places[len(places)-1]
		switch n := n.(type) {
		case *ast.FuncDecl:
			at = n.Name.Pos()
		case *ast.TypeSpec:
			at = n.Name.Pos()
		case *ast.ValueSpec:
			at = n.Names[0].Pos()
		case *ast.BlockStmt, *ast.DeclStmt:
		case ast.Stmt:
			at = n.Pos()
		}
		places = append(places, at)
		visit(n, at)
		return true
	})
}

// width is the size of a type's values and how they are aligned.
type width struct{ size, align int64 }

// newWidths computes sizes for the types of c.
func newWidths(c *Checked) *widths {
	return &widths{pkg: c.Pkg, qualifier: types.RelativeTo(c.Pkg), known: map[types.Type]width{}, within: map[types.Type]bool{}, said: map[string]bool{}}
}

// widths computes sizes as the compiler does, each type once: types that share parts have
// as many values as they like. faults are what is wrong with
// the types looked at since they were last taken.
type widths struct {
	pkg       *types.Package
	qualifier types.Qualifier
	known     map[types.Type]width
	within    map[types.Type]bool // types whose parts were looked at
	said      map[string]bool
	faults    []string
}

// look computes the sizes of all that t is made of.
func (w *widths) look(t types.Type) {
	if w.within[t] {
		return
	}
	w.within[t] = true
	w.of(t)
	switch t := t.(type) {
	case *types.Alias:
		w.look(types.Unalias(t))
	case *types.Named:
		if t.Obj().Pkg() == w.pkg || t.TypeArgs().Len() > 0 { // others are compiled
			w.look(t.Underlying())
		}
	case *types.Pointer:
		w.look(t.Elem())
	case *types.Slice:
		w.look(t.Elem())
	case *types.Array:
		w.look(t.Elem())
	case *types.Map:
		w.look(t.Key())
		w.look(t.Elem())
	case *types.Chan:
		w.look(t.Elem())
		if w.of(t.Elem()).size >= maxChan {
			w.say(t, "channel element type too large (>64kB)")
		}
	case *types.Struct:
		for i := range t.NumFields() {
			w.look(t.Field(i).Type())
		}
	case *types.Tuple:
		for i := range t.Len() {
			w.look(t.At(i).Type())
		}
	case *types.Signature:
		w.look(t.Params())
		w.look(t.Results())
	case *types.Interface:
		for i := range t.NumExplicitMethods() {
			w.look(t.ExplicitMethod(i).Type())
		}
	}
}

// of is the size of t's values; that of a type too large is small.
func (w *widths) of(t types.Type) width {
	if known, ok := w.known[t]; ok {
		return known
	}
	r := w.compute(t)
	w.known[t] = r
	return r
}

func (w *widths) compute(t types.Type) width {
	switch u := t.Underlying().(type) {
	case *types.Array:
		elem := w.of(u.Elem())
		if elem.size > 0 && u.Len() > (maxWidth-1)/elem.size {
			w.say(u, "type %s larger than address space")
			return width{8, 8}
		}
		return width{u.Len() * elem.size, elem.align}
	case *types.Struct:
		r, last := width{0, 1}, int64(1)
		for i := range u.NumFields() {
			f := w.of(u.Field(i).Type())
			r.size = roundUp(r.size, f.align) + f.size
			r.align, last = max(r.align, f.align), f.size
			if r.size >= maxWidth {
				w.say(u, "type %s too large")
				return width{8, 8}
			}
		}
		if r.size > 0 && last == 0 {
			r.size++ // so that the last field's address lies inside
		}
		r.size = roundUp(r.size, r.align)
		return r
	case *types.Tuple, *types.Union:
		return width{0, 1}
	case *types.Basic:
		if u.Info()&types.IsUntyped != 0 || u.Kind() == types.Invalid {
			return width{0, 1} // takes its type from where it is used
		}
	}
	if generic(t) {
		return width{0, 1}
	}
	return width{sizes.Sizeof(t), sizes.Alignof(t)}
}

// say notes what is wrong with t, once for all types that are spelled like it.
func (w *widths) say(t types.Type, msg string) {
	name := types.TypeString(t, w.qualifier)
	if w.said[name] {
		return
	}
	w.said[name] = true
	w.faults = append(w.faults, strings.Replace(msg, "%s", name, 1))
}

func roundUp(n, align int64) int64 { return (n + align - 1) / align * align }

// generic tells whether t is a type parameter or made of one: its size is not known.
func generic(t types.Type) bool {
	switch t := types.Unalias(t).(type) {
	case *types.TypeParam:
		return true
	case *types.Array:
		return generic(t.Elem())
	case *types.Named:
		for i := range t.TypeArgs().Len() {
			if generic(t.TypeArgs().At(i)) {
				return true
			}
		}
		return t.TypeArgs().Len() == 0 && t.TypeParams().Len() > 0
	case *types.Struct:
		for i := range t.NumFields() {
			if generic(t.Field(i).Type()) {
				return true
			}
		}
	}
	return false
}
