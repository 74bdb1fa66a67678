package direct

import (
	"reflect"
	"sync"
	"sync/atomic"
	"unsafe"

	"galley/kernel/rt"
)

// Step does one thing to a frame.
type Step func(fp unsafe.Pointer)

// Next ends a block. It gives the block to go to, or Done.
type Next func(fp unsafe.Pointer) int

// Done ends a function.
const Done = -1

// Program is functions that call each other.
type Program struct {
	M       *rt.Machine
	stopped atomic.Bool
	funcs   int
	threads sync.Pool
}

// NewProgram returns a program without functions.
func NewProgram(m *rt.Machine) *Program {
	p := &Program{M: m}
	p.threads.New = func() any { return &thread{free: make([][]unsafe.Pointer, p.funcs)} }
	return p
}

// Stop makes every goroutine of the program end at its next jump back or call.
func (p *Program) Stop() { p.stopped.Store(true) }

// Place is a value in a frame.
type Place struct {
	Slot Slot
	Type *Type
}

// Func is a function.
type Func struct {
	Name    string
	Params  []Place
	Free    []Place // what a closure brings with it
	Results []Place
	Defers  bool // Deferred holds a *rt.Frame
	// Deferred is where the frame of deferred calls is kept.
	Deferred Slot
	Recover  int // the block to go on with after a recovered panic; Done: just return

	p         *Program
	index     int
	blocks    []block
	layout    layout
	constants []func(template unsafe.Pointer)
	once      sync.Once
	whole     *Type // of the frame
	template  unsafe.Pointer
	bound     boundType
}

type block struct {
	steps []Step
	next  Next
	to    int // where to go when next is nil
	loops bool
}

// NewFunc adds a function to p. All must be added before one of them is called.
func NewFunc(p *Program, name string) *Func {
	f := &Func{Name: name, p: p, index: p.funcs, Recover: Done}
	p.funcs++
	f.layout.field(reflect.TypeFor[unsafe.Pointer]()) // the thread
	return f
}

// Slot gives a value of type t a place in the frame. Its content is undefined until it is set.
func (f *Func) Slot(t *Type) Slot { return f.layout.place(t) }

// Constant places a value that never changes; set writes it.
func (f *Func) Constant(t *Type, set func(p unsafe.Pointer)) Slot {
	s := f.layout.place(t)
	f.constants = append(f.constants, func(template unsafe.Pointer) { set(unsafe.Add(template, s)) })
	return s
}

// Grow makes n blocks.
func (f *Func) Grow(n int) {
	for len(f.blocks) < n {
		f.blocks = append(f.blocks, block{to: Done})
	}
}

// NewBlock adds a block and returns its number.
func (f *Func) NewBlock() int {
	f.blocks = append(f.blocks, block{to: Done})
	return len(f.blocks) - 1
}

// Add appends a step to a block.
func (f *Func) Add(block int, s Step) { f.blocks[block].steps = append(f.blocks[block].steps, s) }

// Jump ends a block by going to another.
func (f *Func) Jump(block, to int) { f.blocks[block].to = to }

// Branch ends a block by a choice.
func (f *Func) Branch(block int, next Next) { f.blocks[block].next = next }

// Loops says that a block is jumped back to: the program may be stopped there.
func (f *Func) Loops(block int) { f.blocks[block].loops = true }

// run runs the function on a frame whose parameters are set.
func (f *Func) run(fp unsafe.Pointer) {
	if !f.Defers {
		f.loop(fp, 0)
		return
	}
	frame := f.p.M.NewFrame()
	*(**rt.Frame)(unsafe.Add(fp, f.Deferred)) = frame
	for _, r := range f.Results {
		r.Type.zero(unsafe.Add(fp, r.Slot))
	}
	if frame.Run(func() { f.loop(fp, 0) }) && f.Recover != Done {
		f.loop(fp, f.Recover)
	}
}

func (f *Func) loop(fp unsafe.Pointer, at int) {
	for at >= 0 {
		b := &f.blocks[at]
		if b.loops && f.p.stopped.Load() {
			f.p.M.Stopped()
		}
		for _, s := range b.steps {
			s(fp)
		}
		if b.next != nil {
			at = b.next(fp)
		} else {
			at = b.to
		}
	}
}

// enter gives a thread to a call that comes from compiled code.
func (p *Program) enter() *thread { return p.threads.Get().(*thread) }

// leave takes it back. After a panic it is not called: the thread is lost, and its frames.
func (p *Program) leave(th *thread) { p.threads.Put(th) }

// Call runs a function without parameters and results, or with one parameter at arg.
func (f *Func) Call(arg unsafe.Pointer) {
	th := f.p.enter()
	fp := f.frame(th)
	if len(f.Params) > 0 {
		f.Params[0].Type.copy(unsafe.Add(fp, f.Params[0].Slot), arg)
	}
	f.run(fp)
	f.release(th, fp)
	f.p.leave(th)
}
