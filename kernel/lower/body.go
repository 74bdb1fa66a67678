package lower

import (
	"fmt"
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
}

// body writes out one function.
func (l *lowering) body(fn *ssa.Function) {
	size := 0
	for _, block := range fn.Blocks {
		size += len(block.Instrs)
	}
	b := &body{
		lowering: l, fn: fn, names: make(map[ssa.Value]string, size), tuples: map[ssa.Value]map[int]string{},
		cells: map[*ssa.Alloc]bool{}, paths: map[ssa.Value]bool{}, fused: map[ssa.Instruction]bool{},
		lists: map[*ssa.Slice]*list{},
	}
	b.code.Grow(32 * size)
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
