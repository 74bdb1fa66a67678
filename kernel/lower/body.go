package lower

import (
	"reflect"
	"slices"
	"strconv"
	"strings"

	"golang.org/x/tools/go/ssa"

	"galley/kernel/rt"
)

// body is the work on one function.
type body struct {
	*lowering
	fn        *ssa.Function
	code      []byte
	facts     []fact
	numbers   pointers // of facts
	first     []int    // where the facts of each block begin
	params    int      // and those of the parameters
	nothing   fact
	checked   map[checked]*ssa.BasicBlock // indexes known to be in range, and from where on
	vars      []variables
	scratches []string
	frame     string // name of the frame of deferred calls; "" if there is none
	rec       string // name of the panic that recover may take
	outs      []string
	sharing   sharing
	marked    int // mark in force at this point of the block; 0 unknown
}

// newBody prepares the work on a function; it reuses the maps of the last one.
func (l *lowering) newBody(fn *ssa.Function) *body {
	b := l.spare
	if b == nil {
		b = &body{lowering: l, checked: map[checked]*ssa.BasicBlock{}}
	}
	l.spare = nil
	clear(b.checked)
	b.fn, b.code, b.vars, b.scratches, b.outs = fn, b.code[:0], b.vars[:0], b.scratches[:0], nil
	b.frame, b.rec, b.marked = "", "", 0
	return b
}

// body writes out one function.
func (l *lowering) body(fn *ssa.Function) {
	b := l.newBody(fn)
	defer func() {
		l.spare = b
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
	l.within(fn)
	b.number()
	b.analyse()
	b.findLists()
	var params []string
	for i, p := range fn.Params {
		name := "p" + strconv.Itoa(i)
		b.of(p).name = name
		params = append(params, name+" "+l.spell(l.kind(p.Type()).form))
	}
	for i, v := range fn.FreeVars {
		b.of(v).name = "v" + strconv.Itoa(i)
	}
	var results []string
	for v := range fn.Signature.Results().Variables() {
		results = append(results, l.spell(l.kind(v.Type()).form))
	}
	if b.defers() {
		b.frame = "fr"
		b.local("fr", b.form(reflect.TypeFor[*rt.Frame]()))
		b.local("recovered", b.form(reflect.TypeFor[bool]()))
		for v := range fn.Signature.Results().Variables() {
			b.outs = append(b.outs, "r"+strconv.Itoa(len(b.outs)))
			b.local(b.outs[len(b.outs)-1], l.kind(v.Type()).form)
		}
	}
	if callsRecover(fn) {
		b.rec = "rec"
		b.local("rec", b.form(reflect.TypeFor[*rt.Panic]()))
	}
	b.inline()
	b.share()
	switch {
	case b.rec != "":
		b.emit("rec = TakeRecover()")
	case l.drops && !passesOn(fn):
		b.emit("DropRecover()")
	}
	if b.frame != "" {
		b.emit("fr = NewFrame()\nrecovered = RunBody(fr, func() {")
	}
	for _, block := range fn.Blocks {
		if block != fn.Recover {
			b.block(block)
		}
	}
	if b.frame != "" {
		b.emit("})\nif recovered {\n goto rescue\n}\nreturn %s\nrescue:\n%s = 0", strings.Join(b.outs, ", "), b.scratch("nop", reflect.TypeFor[int]()))
		if fn.Recover != nil {
			b.outs, b.frame = nil, ""
			b.block(fn.Recover)
		} else {
			b.emit("return %s", strings.Join(b.outs, ", "))
		}
	}
	sig := "(" + strings.Join(params, ", ") + ")"
	if len(results) > 0 {
		sig += " (" + strings.Join(results, ", ") + ")"
	}
	out := &l.out
	if len(fn.FreeVars) == 0 {
		*out = append(append(append(append(*out, "\nfunc "...), l.names[fn]...), sig...), " {\n"...)
		b.declare()
		*out = append(append(*out, b.code...), "}\n"...)
		return
	}
	// A closure is made by a function of its free variables: each call of that function
	// has variables of its own.
	var free []string
	for _, v := range fn.FreeVars {
		free = append(free, b.of(v).name+" "+l.spell(l.kind(v.Type()).form))
	}
	*out = append(*out, "\nfunc "+l.names[fn]+"("+strings.Join(free, ", ")+") "+l.typ(l.reflect(fn.Signature))+" {\nreturn func"+sig+" {\n"...)
	b.declare()
	*out = append(append(*out, b.code...), "}\n}\n"...)
}

// refused stops work on a function that is refused.
type refused struct{}

// variables are the local variables of one type.
type variables struct {
	typ   string
	names []string
}

// local declares a variable of the function.
func (b *body) local(name string, f *form) {
	t := b.spell(f)
	for i := range b.vars {
		if b.vars[i].typ == t {
			b.vars[i].names = append(b.vars[i].names, name)
			return
		}
	}
	if len(b.vars) < cap(b.vars) {
		b.vars = b.vars[:len(b.vars)+1]
	} else {
		b.vars = append(b.vars, variables{})
	}
	v := &b.vars[len(b.vars)-1]
	v.typ, v.names = t, append(v.names[:0], name)
}

// scratch declares a variable for one statement's use.
func (b *body) scratch(name string, r reflect.Type) string {
	if !slices.Contains(b.scratches, name) {
		b.scratches = append(b.scratches, name)
		b.local(name, b.form(r))
	}
	return name
}

// declare writes the variables, those of one type together. The interpreter makes all
// variables of a function when it is called, and makes them again where they are declared; so
// a jump leads past the declarations.
func (b *body) declare() {
	out := &b.out
	past := len(b.vars) > 0 && !mustNotBeLabelled(b.code)
	if past {
		*out = append(*out, "goto body\n"...)
	}
	for _, v := range b.vars {
		// The interpreter looks for each name among those of its declaration.
		for names := range slices.Chunk(v.names, 100) {
			*out = append(*out, "var "...)
			for i, name := range names {
				if i > 0 {
					*out = append(*out, ", "...)
				}
				*out = append(*out, name...)
			}
			*out = append(append(append(*out, ' '), v.typ...), '\n')
		}
	}
	if past {
		*out = append(*out, "body:\n"...)
	}
}

// emit writes one statement: format with each %s replaced by the next of args.
func (b *body) emit(format string, args ...string) {
	for _, arg := range args {
		i := strings.IndexByte(format, '%')
		b.code = append(append(b.code, format[:i]...), arg...)
		format = format[i+len("%s"):]
	}
	b.code = append(append(b.code, format...), '\n')
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

func isRecover(c ssa.CallInstruction) bool {
	f, ok := c.Common().Value.(*ssa.Builtin)
	return ok && f.Name() == "recover"
}

func callsRecover(fn *ssa.Function) bool {
	for _, block := range fn.Blocks {
		for _, in := range block.Instrs {
			if c, ok := in.(ssa.CallInstruction); ok && isRecover(c) {
				return true
			}
		}
	}
	return false
}

// passesOn reports whether a function only calls another one in its own place: what that
// calls may recover as if it had been called directly.
func passesOn(fn *ssa.Function) bool {
	for _, kind := range []string{"wrapper for ", "thunk for ", "bound method wrapper for ", "package initializer"} {
		if strings.HasPrefix(fn.Synthetic, kind) {
			return true
		}
	}
	return false
}
