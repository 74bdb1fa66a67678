package lower

import (
	"reflect"
	"unsafe"

	"golang.org/x/tools/go/ssa"

	"galley/kernel/direct"
	"galley/kernel/rt"
)

// plan is the work on one function that is to run without the interpreter: its instructions
// become steps of package direct.
type plan struct {
	*body
	f      *direct.Func
	slots  map[ssa.Value]direct.Slot
	parts  map[ssa.Value][]direct.Slot // of values that are several
	consts map[constKey]direct.Slot
	single map[*ssa.Slice]ssa.Value // lists of one element that are only appended
	late   map[ssa.Value]bool       // comparisons made where they are branched on
	at     int                      // the block being written
	rec    direct.Slot              // the panic that recover may take; 0: none
	next   ssa.Instruction          // what comes after the instruction being written
}

type constKey struct {
	t *direct.Type
	v any
}

// function gives the steps' form of a function, and queues its body.
func (l *lowering) planned(fn *ssa.Function) *direct.Func {
	if f, ok := l.plans[fn]; ok {
		return f
	}
	f := direct.NewFunc(l.direct, fn.Name())
	for _, p := range fn.Params {
		f.Params = append(f.Params, place(f, l.reflect(p.Type())))
	}
	for _, v := range fn.FreeVars {
		f.Free = append(f.Free, place(f, l.reflect(v.Type())))
	}
	for v := range fn.Signature.Results().Variables() {
		f.Results = append(f.Results, place(f, l.reflect(v.Type())))
	}
	l.plans[fn] = f
	l.queue = append(l.queue, fn)
	return f
}

func place(f *direct.Func, r reflect.Type) direct.Place {
	t := direct.TypeOf(r)
	return direct.Place{Slot: f.Slot(t), Type: t}
}

// plan writes the body of one function.
func (l *lowering) plan(fn *ssa.Function) {
	size := 0
	for _, block := range fn.Blocks {
		size += len(block.Instrs)
	}
	p := &plan{
		body: &body{lowering: l, fn: fn, cells: map[*ssa.Alloc]bool{}, paths: map[ssa.Value]bool{},
			fused: map[ssa.Instruction]bool{}, lists: map[*ssa.Slice]*list{}},
		f: l.planned(fn), slots: make(map[ssa.Value]direct.Slot, size), parts: map[ssa.Value][]direct.Slot{},
		consts: map[constKey]direct.Slot{}, single: map[*ssa.Slice]ssa.Value{}, late: map[ssa.Value]bool{},
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
	if pos := fn.Pos(); l.mark(pos) != 0 {
		l.here = pos
	}
	p.analyse()
	p.findLists()
	for i, v := range fn.Params {
		p.slots[v] = p.f.Params[i].Slot
	}
	for i, v := range fn.FreeVars {
		p.slots[v] = p.f.Free[i].Slot
	}
	p.f.Grow(len(fn.Blocks))
	if p.defers() {
		p.f.Defers = true
		p.f.Deferred = p.f.Slot(direct.TypeOf(reflect.TypeFor[*rt.Frame]()))
	}
	if p.recovers() {
		p.rec = p.f.Slot(direct.TypeOf(reflect.TypeFor[*rt.Panic]()))
		p.add(direct.TakeRecover(l.m, p.rec))
	} else if l.drops && fn.Synthetic == "" {
		p.add(direct.DropRecover(l.m))
	}
	if fn.Recover != nil {
		p.f.Recover = fn.Recover.Index
	}
	for _, block := range fn.Blocks {
		p.writeBlock(block)
	}
}

// add appends a step to the block being written.
func (p *plan) add(s direct.Step) {
	if s == nil {
		panic(refused{}) // unreachable: every kind is known
	}
	p.f.Add(p.at, s)
}

// note leaves a mark for the failures of what follows, unless it is in force.
func (p *plan) note(in ssa.Instruction) {
	if n := p.mark(in.Pos()); n != 0 && n != p.marked {
		p.marked = n
		p.add(direct.Mark(p.m, n))
	}
}

// fault is where an instruction fails; no mark is left for it beforehand.
func (p *plan) fault(in ssa.Instruction) direct.Fault {
	return direct.Fault{M: p.m, Mark: p.mark(in.Pos())}
}

// typ is the type of v's value.
func (p *plan) typ(v ssa.Value) *direct.Type { return direct.TypeOf(p.reflect(v.Type())) }

// slot is where an operand is.
func (p *plan) slot(v ssa.Value) direct.Slot {
	if s, ok := p.slots[v]; ok {
		return s
	}
	var s direct.Slot
	switch v := v.(type) {
	case *ssa.Const:
		s = p.constant(v)
	case *ssa.Function:
		f := p.functionWord(v)
		s = p.f.Constant(direct.TypeOf(f.Type()), set(f))
	case *ssa.Global:
		to := p.variableOf(v)
		s = p.f.Constant(direct.TypeOf(p.reflect(v.Type())), func(at unsafe.Pointer) { *(*unsafe.Pointer)(at) = to })
	case *ssa.Extract:
		s = p.part(v.Tuple, v.Index)
	case *ssa.Range:
		s = p.f.Slot(direct.TypeOf(reflect.TypeFor[*rt.Iterator]()))
	default:
		s = p.f.Slot(p.typ(v))
	}
	p.slots[v] = s
	return s
}

func set(v reflect.Value) func(at unsafe.Pointer) {
	t := direct.TypeOf(v.Type())
	return func(at unsafe.Pointer) { t.Value(at).Set(v) }
}

// constant places a constant, once.
func (p *plan) constant(c *ssa.Const) direct.Slot {
	r := p.reflect(c.Type())
	key := constKey{direct.TypeOf(r), c.Value}
	if s, ok := p.consts[key]; ok {
		return s
	}
	v := reflect.Zero(r)
	if c.Value != nil {
		v = p.constantValue(c, r)
	}
	s := p.f.Constant(key.t, set(v))
	p.consts[key] = s
	return s
}

// integer places an int that lowering made up.
func (p *plan) number(n int) direct.Slot {
	t := direct.TypeOf(reflect.TypeFor[int]())
	key := constKey{t, n}
	s, ok := p.consts[key]
	if !ok {
		s = p.f.Constant(t, func(at unsafe.Pointer) { *(*int)(at) = n })
		p.consts[key] = s
	}
	return s
}

// part is where component i of a value that is several is kept.
func (p *plan) part(v ssa.Value, i int) direct.Slot {
	for len(p.parts[v]) <= i {
		p.parts[v] = append(p.parts[v], 0)
	}
	if p.parts[v][i] == 0 {
		p.parts[v][i] = p.f.Slot(direct.TypeOf(p.reflect(p.resultType(v, i))))
	}
	return p.parts[v][i]
}

// wanted gives the places of the n components of v; 0 for those that nothing uses.
func (p *plan) wanted(v ssa.Value, n int) []direct.Slot {
	out := make([]direct.Slot, n)
	for _, r := range *v.Referrers() {
		if e, ok := r.(*ssa.Extract); ok && len(*e.Referrers()) > 0 {
			out[e.Index] = p.part(v, e.Index)
		}
	}
	return out
}

// operands gives the places of a list of operands.
func (p *plan) operands(args []ssa.Value) []direct.Slot {
	out := make([]direct.Slot, len(args))
	for i, a := range args {
		out[i] = p.slot(a)
	}
	return out
}

// functionWord is a function used as a value.
func (l *lowering) functionWord(fn *ssa.Function) reflect.Value {
	if v, ok := l.words[fn]; ok {
		return v
	}
	var v reflect.Value
	if l.compiled(fn) {
		v = l.adapt(l.native(fn), fn)
	} else {
		v = l.planned(fn).Value(l.functionType(fn))
	}
	l.words[fn] = v
	return v
}

// variableOf is the address of a package-level variable.
func (l *lowering) variableOf(g *ssa.Global) unsafe.Pointer {
	if a, ok := l.addresses[g]; ok {
		return a
	}
	var a unsafe.Pointer
	if g.Pkg != nil && l.localPackage(g.Pkg.Pkg) {
		a = direct.TypeOf(l.reflect(elem(g.Type()))).New()
	} else {
		a = l.hostAddress(g).UnsafePointer()
	}
	l.addresses[g] = a
	return a
}
