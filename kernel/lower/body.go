package lower

import (
	"fmt"
	"go/types"
	"reflect"
	"strings"

	"golang.org/x/tools/go/ssa"

	"galley/kernel/rt"
)

// body is the work on one function.
type body struct {
	*lowering
	fn     *ssa.Function
	code   strings.Builder
	names  map[ssa.Value]string         // registers, parameters, free variables
	tuples map[ssa.Value]map[int]string // registers that hold several values
	cells  map[*ssa.Alloc]bool          // variables whose address is never a value
	paths  map[ssa.Value]bool           // field and element addresses that are never values
	fused  map[ssa.Instruction]bool
	lists  map[*ssa.Slice]*list
	vars   []variable
	frame  string // name of the frame of deferred calls; "" if there is none
	rec    string // name of the panic that recover may take
	outs   []string
	marked int // mark in force at this point of the block; 0 unknown
	unsafe bool
}

// body writes out one function.
func (l *lowering) body(fn *ssa.Function) {
	b := &body{
		lowering: l, fn: fn, names: map[ssa.Value]string{}, tuples: map[ssa.Value]map[int]string{},
		cells: map[*ssa.Alloc]bool{}, paths: map[ssa.Value]bool{}, fused: map[ssa.Instruction]bool{},
		lists: map[*ssa.Slice]*list{},
	}
	defer func() {
		switch v := recover().(type) {
		case nil:
		case *rt.Unsupported:
			l.unsupported(v)
		case refused:
		default:
			panic(v)
		}
	}()
	if p := fn.Pos(); l.mark(p) != 0 {
		l.here = p
	}
	b.analyse()
	b.findLists()
	var params []string
	for i, p := range fn.Params {
		b.names[p] = fmt.Sprintf("p%d", i)
		params = append(params, b.names[p]+" "+l.typ(l.reflect(p.Type())))
	}
	for i, v := range fn.FreeVars {
		b.names[v] = fmt.Sprintf("v%d", i)
	}
	var results []string
	for v := range fn.Signature.Results().Variables() {
		results = append(results, l.typ(l.reflect(v.Type())))
	}
	if b.defers() {
		b.frame = "fr"
		b.local("fr", reflect.TypeFor[*rt.Frame]())
		b.local("recovered", reflect.TypeFor[bool]())
		for v := range fn.Signature.Results().Variables() {
			b.outs = append(b.outs, fmt.Sprintf("r%d", len(b.outs)))
			b.local(b.outs[len(b.outs)-1], l.reflect(v.Type()))
		}
	}
	if b.recovers() {
		b.rec = "rec"
		b.local("rec", reflect.TypeFor[*rt.Panic]())
	}
	for _, block := range fn.Blocks {
		if block != fn.Recover {
			b.block(block)
		}
	}
	text := b.code.String()
	if b.frame != "" {
		b.code.Reset()
		if fn.Recover != nil {
			b.outs, b.frame = nil, ""
			b.block(fn.Recover)
		} else {
			fmt.Fprintf(&b.code, "return %s\n", strings.Join(b.outs, ", "))
		}
		var all strings.Builder
		all.WriteString("fr = n.NewFrame()\n")
		all.WriteString("recovered = n.RunBody(fr, func() {\n" + text + "})\n")
		all.WriteString("if recovered {\n goto rescue\n}\n")
		var rs []string
		for i := range fn.Signature.Results().Len() {
			rs = append(rs, fmt.Sprintf("r%d", i))
		}
		all.WriteString("return " + strings.Join(rs, ", ") + "\nrescue:\n" + b.scratch("nop", reflect.TypeFor[int]()) + " = 0\n")
		all.WriteString(b.code.String())
		text = all.String()
	}
	if b.rec == "" && l.drops && fn.Synthetic == "" {
		text = "n.DropRecover()\n" + text
	}
	if b.rec != "" {
		text = "rec = n.TakeRecover()\n" + text
	}
	sig := "(" + strings.Join(params, ", ") + ") (" + strings.Join(results, ", ") + ")"
	if len(results) == 0 {
		sig = "(" + strings.Join(params, ", ") + ")"
	}
	name := l.names[fn]
	if len(fn.FreeVars) == 0 {
		fmt.Fprintf(&l.out, "\nfunc %s%s {\n%s%s}\n", name, sig, b.declarations(), text)
		return
	}
	// A closure is made by a function of its free variables: each call of that function
	// has variables of its own.
	var free []string
	for _, v := range fn.FreeVars {
		free = append(free, b.names[v]+" "+l.typ(l.reflect(v.Type())))
	}
	fmt.Fprintf(&l.out, "\nfunc %s(%s) %s {\nreturn func%s {\n%s%s}\n}\n", name,
		strings.Join(free, ", "), l.typ(l.reflect(fn.Signature)), sig, b.declarations(), text)
}

// refused stops work on a function that is refused.
type refused struct{}

// variable is a local variable of the lowered function.
type variable struct{ name, typ string }

// local declares a variable of the function.
func (b *body) local(name string, r reflect.Type) {
	b.vars = append(b.vars, variable{name, b.typ(r)})
}

// declared reports whether the function has a variable called name.
func (b *body) declared(name string) bool {
	for _, v := range b.vars {
		if v.name == name {
			return true
		}
	}
	return false
}

// declarations writes the variables, those of one type together.
func (b *body) declarations() string {
	var types []string
	names := map[string][]string{}
	for _, v := range b.vars {
		if names[v.typ] == nil {
			types = append(types, v.typ)
		}
		names[v.typ] = append(names[v.typ], v.name)
	}
	var out strings.Builder
	for _, t := range types {
		fmt.Fprintf(&out, "var %s %s\n", strings.Join(names[t], ", "), t)
	}
	return out.String()
}

// emit writes one statement.
func (b *body) emit(format string, args ...any) {
	fmt.Fprintf(&b.code, format+"\n", args...)
}

// defers reports whether the function needs a frame of deferred calls.
func (b *body) defers() bool {
	for _, block := range b.fn.Blocks {
		for _, in := range block.Instrs {
			switch in := in.(type) {
			case *ssa.Defer:
				if in.DeferStack == nil {
					return true
				}
			case *ssa.RunDefers:
				return true
			case *ssa.Call:
				if f, ok := in.Call.Value.(*ssa.Builtin); ok && f.Name() == "ssa:deferstack" {
					return true
				}
			}
		}
	}
	return false
}

// recovers reports whether the function calls recover.
func (b *body) recovers() bool { return callsRecover(b.fn) }

func callsRecover(fn *ssa.Function) bool {
	for _, block := range fn.Blocks {
		for _, in := range block.Instrs {
			if c, ok := in.(*ssa.Call); ok {
				if f, ok := c.Call.Value.(*ssa.Builtin); ok && f.Name() == "recover" {
					return true
				}
			}
		}
	}
	return false
}

// analyse finds the variables and addresses that are only loaded from and stored to: they
// are written as variables and paths, not as pointers.
func (b *body) analyse() {
	var onlyUsed func(v ssa.Value) bool
	onlyUsed = func(v ssa.Value) bool {
		refs := v.Referrers()
		if refs == nil {
			return false
		}
		for _, r := range *refs {
			switch r := r.(type) {
			case *ssa.DebugRef:
			case *ssa.UnOp:
			case *ssa.Store:
				if r.Val == v {
					return false
				}
			case *ssa.FieldAddr:
				if !onlyUsed(r) {
					return false
				}
			case *ssa.IndexAddr:
				if r.X != v || !onlyUsed(r) {
					return false
				}
			default:
				return false
			}
		}
		return true
	}
	for _, block := range b.fn.Blocks {
		for _, in := range block.Instrs {
			switch in := in.(type) {
			case *ssa.Alloc:
				if onlyUsed(in) {
					b.cells[in] = true
				}
			case *ssa.FieldAddr:
				b.paths[in] = onlyUsed(in)
			case *ssa.IndexAddr:
				b.paths[in] = onlyUsed(in)
			}
		}
	}
}

// register names the variable of a value-defining instruction, declaring it.
func (b *body) register(v ssa.Value) string {
	if s, ok := b.names[v]; ok {
		return s
	}
	s := v.Name()
	b.names[v] = s
	if _, ok := v.(*ssa.Range); ok {
		b.local(s, reflect.TypeFor[*rt.Iterator]())
		return s
	}
	b.local(s, b.reflect(v.Type()))
	return s
}

// path spells the variable, field or element that the address v points to.
func (b *body) path(v ssa.Value) string {
	switch v := v.(type) {
	case *ssa.Global:
		if b.isLocal(v) {
			return b.global(v)
		}
		return "(*" + b.value(v) + ")"
	case *ssa.Alloc:
		if b.cells[v] {
			return b.cell(v)
		}
	case *ssa.FieldAddr:
		if b.paths[v] {
			return b.fieldOf(v)
		}
	case *ssa.IndexAddr:
		if b.paths[v] {
			return b.elementOf(v)
		}
	}
	return "(*" + b.value(v) + ")"
}

// cell names the variable that stands for an allocation.
func (b *body) cell(v *ssa.Alloc) string {
	if s, ok := b.names[v]; ok {
		return s
	}
	s := v.Name()
	b.names[v] = s
	b.local(s, b.reflect(v.Type().Underlying().(*types.Pointer).Elem()))
	return s
}

func (b *body) fieldOf(v *ssa.FieldAddr) string {
	s := v.X.Type().Underlying().(*types.Pointer).Elem().Underlying().(*types.Struct)
	return b.base(v.X) + "." + b.fieldName(v.X.Type().Underlying().(*types.Pointer).Elem(), s, v.Field)
}

// fieldName is the name of a field in the lowered type of t.
func (b *body) fieldName(t types.Type, s *types.Struct, i int) string {
	if n, ok := types.Unalias(t).(*types.Named); ok && n.Obj().Pkg() != nil && !b.localPackage(n.Obj().Pkg()) {
		return s.Field(i).Name()
	}
	return rt.FieldName(s, i)
}

// base spells what a field is taken of; a pointer is followed by the selector itself.
func (b *body) base(v ssa.Value) string {
	switch v := v.(type) {
	case *ssa.Alloc:
		if b.cells[v] {
			return b.cell(v)
		}
	case *ssa.FieldAddr:
		if b.paths[v] {
			return b.fieldOf(v)
		}
	case *ssa.IndexAddr:
		if b.paths[v] {
			return b.elementOf(v)
		}
	case *ssa.Global:
		if b.isLocal(v) {
			return b.global(v)
		}
	}
	return b.value(v)
}

func (b *body) elementOf(v *ssa.IndexAddr) string {
	index := b.value(v.Index)
	if _, ok := v.X.Type().Underlying().(*types.Slice); ok {
		return b.value(v.X) + "[" + index + "]"
	}
	return b.path(v.X) + "[" + index + "]"
}

func (b *body) isLocal(g *ssa.Global) bool {
	return g.Pkg != nil && b.localPackage(g.Pkg.Pkg)
}

func (l *lowering) localPackage(p *types.Package) bool {
	if p == l.c.Pkg {
		return true
	}
	for _, s := range l.c.Prelude {
		if s.Pkg == p {
			return true
		}
	}
	return false
}

// global names the package-level variable of the script's global g.
func (l *lowering) global(g *ssa.Global) string {
	if s, ok := l.globals[g]; ok {
		return s
	}
	s := l.name("g") + "_" + plainName(g.Name())
	l.globals[g] = s
	fmt.Fprintf(&l.decls, "var %s %s\n\n", s, l.typ(l.reflect(g.Type().Underlying().(*types.Pointer).Elem())))
	return s
}

// moves writes the assignments to the phis of block "to" on the edge from block "from".
func (b *body) moves(from, to *ssa.BasicBlock) []string {
	var dst, src []string
	edge := -1
	for i, p := range to.Preds {
		if p == from {
			edge = i
			break
		}
	}
	for _, in := range to.Instrs {
		phi, ok := in.(*ssa.Phi)
		if !ok {
			break
		}
		d, s := b.register(phi), b.value(phi.Edges[edge])
		if d != s {
			dst, src = append(dst, d), append(src, s)
		}
	}
	var out []string
	for len(dst) > 0 {
		ready := -1
		for i, d := range dst {
			used := false
			for j, s := range src {
				if j != i && s == d {
					used = true
				}
			}
			if !used {
				ready = i
				break
			}
		}
		if ready < 0 {
			// A cycle: keep one variable's old value aside.
			phi := b.phiNamed(to, dst[0])
			keep := dst[0] + "k"
			if !b.declared(keep) {
				b.local(keep, b.reflect(phi.Type()))
			}
			out = append(out, keep+" = "+dst[0])
			for j := range src {
				if src[j] == dst[0] {
					src[j] = keep
				}
			}
			continue
		}
		out = append(out, dst[ready]+" = "+src[ready])
		dst = append(dst[:ready], dst[ready+1:]...)
		src = append(src[:ready], src[ready+1:]...)
	}
	return out
}

func (b *body) phiNamed(block *ssa.BasicBlock, name string) *ssa.Phi {
	for _, in := range block.Instrs {
		if phi, ok := in.(*ssa.Phi); ok && b.names[phi] == name {
			return phi
		}
	}
	return nil
}

// block writes one basic block.
func (b *body) block(block *ssa.BasicBlock) {
	b.emit("b%d:", block.Index)
	start := b.code.Len()
	b.marked = 0
	for _, p := range block.Preds {
		if p.Index >= block.Index {
			b.at(firstPos(block)) // a loop: show where it is
			break
		}
	}
	if block == b.fn.Blocks[0] && b.fn.Synthetic == "" {
		b.at(b.fn.Pos())
		b.marked = 0
	}
	for _, in := range b.schedule(block) {
		b.instruction(in)
	}
	// The interpreter does not take a label whose statement is a jump.
	text := b.code.String()
	if rest := text[start:]; rest == "" || strings.HasPrefix(rest, "return") || strings.HasPrefix(rest, "goto ") || strings.HasPrefix(rest, "if ") {
		b.code.Reset()
		b.code.WriteString(text[:start] + b.scratch("nop", reflect.TypeFor[int]()) + " = 0\n" + rest)
	}
}
