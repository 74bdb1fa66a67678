package rt

import (
	"errors"
	"go/types"
	"io"
	"os"
	"reflect"
	"sync"
	"sync/atomic"

	"github.com/traefik/yaegi/interp"
	"golang.org/x/tools/go/types/typeutil"
)

// Host is what a machine has of the outside.
type Host struct {
	Args   []string
	Stdin  *os.File
	Stdout io.Writer
	Stderr io.Writer
	// StdoutFile and StderrFile stand for os.Stdout and os.Stderr in the script.
	StdoutFile, StderrFile *os.File
}

// Machine is the state of one program: its types, its output, its goroutines.
type Machine struct {
	Host Host
	// Override gives what runs in the place of a method of a compiled type, named as in
	// "(*log.Logger).Print", the receiver first; for calls through interfaces.
	Override func(name string) (reflect.Value, bool)
	// Deferring, if set, is called before the first function that defers runs, once. Only such
	// a program can go on after a panic.
	Deferring func()
	deferring sync.Once
	// mark is written by the lowered script before each step that can fail or be slow: an
	// index into the table of positions.
	choice map[int]bool // marks: see Choice
	mark   *int

	types     typeutil.Map // types.Type → *Type
	reflects  typeutil.Map // types.Type → reflect.Type
	recursive typeutil.Map // *types.Named → bool
	wrappers  wrapperTable
	shells    []func() // patches that complete recursive types
	depth     int
	pkg       *types.Package
	local     func(*types.Package) bool        // packages that are lowered, not compiled
	within    map[*types.TypeName][]types.Type // see Within

	outMu sync.Mutex // one write at a time
	early bool       // see Early

	panicking atomic.Int64
	unwinding atomic.Int64 // goroutines that run deferred calls because of a panic, or of Goexit
	deferred  sync.Map     // goroutine id → *Panic that the running deferred call may recover
	rethrown  passing
	constants sync.Map // see PanicConst

	room     room
	sched    scheduler
	standard standard
	logging  logPlaces
	begun    bool // the program runs
	returned bool // main has returned, and was not left by runtime.Goexit
	flags    flags
	slog     slogState

	templates templates
	stop      chan struct{} // closed when the program has ended
	once      sync.Once
	end       Ending
}

// Ending is how a program ended.
type Ending struct {
	Exit     int
	Exited   bool // os.Exit or log.Fatal was called
	Panic    *Panic
	Fatal    string // an error that cannot be recovered from; as Go's run time prints it
	Deadlock bool
	Left     bool // with Deadlock: by main too, through runtime.Goexit, and no goroutine is there
	Mark     int
}

// New makes the machine of a program in package pkg; local tells which packages are lowered
// together with it.
func New(pkg *types.Package, local func(*types.Package) bool) *Machine {
	m := &Machine{mark: new(int), pkg: pkg, local: local, within: map[*types.TypeName][]types.Type{}, stop: make(chan struct{})}
	m.sched.m = m
	m.UsePackage("io") // see richer
	return m
}

// Mark is where the program is: an index into the table of positions, 0 before the first.
func (m *Machine) Mark() int { return *m.mark }

// MarkAt says where the program is to keep its mark. It is called before the program begins.
func (m *Machine) MarkAt(p *int) { m.mark = p }

// Fail marks the place of the failure that follows, if it is one of the script's.
func (m *Machine) Fail(mark int) {
	if mark != 0 {
		*m.mark = mark
	}
}

// Ended is closed when the program has ended.
func (m *Machine) Ended() <-chan struct{} { return m.stop }

// Finish records how the program ended; the first call wins.
func (m *Machine) Finish(e Ending) {
	m.once.Do(func() {
		m.end = e
		close(m.stop)
	})
}

// Ending returns how the program ended.
func (m *Machine) Ending() Ending { return m.end }

// control is a panic that no script may recover: the program is over.
type control struct{ reason string }

func (c *control) Error() string { return "galley: program ended: " + c.reason }

// Exit ends the program without running deferred calls.
func (m *Machine) Exit(code int) {
	m.Finish(Ending{Exit: code, Exited: true, Mark: m.Mark()})
	panic(&control{"exit"})
}

// MainDone says that the interpreter has returned from main, with the error it gave.
func (m *Machine) MainDone(err error) {
	if err == nil && !m.returned {
		m.LeaveMain()
		return
	}
	if err == nil {
		m.unwound()
		m.Finish(Ending{Mark: m.Mark()})
		return
	}
	var p interp.Panic
	if !errors.As(err, &p) {
		m.Finish(Ending{Exit: 2, Panic: &Panic{Value: "galley: " + err.Error(), Mark: m.Mark()}})
		return
	}
	if _, ok := p.Value.(*control); ok {
		return // what ended the program has said how
	}
	m.Finish(Ending{Exit: 2, Panic: m.uncaught(p.Value), Mark: m.Mark()})
}
