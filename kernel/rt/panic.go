package rt

import (
	"math"
	"reflect"
	"slices"
	"strings"
	"sync"
	"time"
	"unsafe"
)

// Panic is a panic on its way.
type Panic struct {
	Value     any
	Mark      int    // where it started
	Before    *Panic // the panic that was being handled when this one started
	recovered bool
	said      bool // what follows is known: see say
	text      string
	fatal     string // how saying it failed
}

// follows links a panic to the one whose deferred call it came out of.
func (p *Panic) follows(before *Panic) *Panic {
	if before == nil {
		return p
	}
	first := p
	for ; first != before && first.Before != nil; first = first.Before {
	}
	if first != before {
		first.Before = before
	}
	return p
}

// again reports whether a panic has the value of the one before it, as it does when what was
// recovered is panicked with. It is not told again then.
func (p *Panic) again() bool { return p.Before != nil && identical(p.Before.Value, p.Value) }

// Text is what Go prints for an uncaught panic, with those it interrupted.
func (p *Panic) Text() string {
	if !p.said {
		p.say()
	}
	if p.fatal != "" {
		return p.fatal
	}
	var lines []string
	signals := ""
	for q := p; q != nil; q = q.Before {
		again := q.again()
		for q.again() {
			q = q.Before
		}
		text, signal, fault := strings.Cut(q.text, "\n[signal ")
		switch {
		case q.recovered && again:
			text += " [recovered, repanicked]"
		case q.recovered:
			text += " [recovered]"
		}
		if fault {
			signals = "\n[signal " + signal
		}
		lines = append(lines, "panic: "+text)
	}
	slices.Reverse(lines)
	return strings.Join(lines, "\n\t") + signals
}

// passing holds the panic that a frame has passed on to its caller's, of each goroutine.
type passing struct{ of sync.Map } // goroutine id → *Panic

// Store keeps p, or nothing when it is nil, for this goroutine.
func (s *passing) Store(p *Panic) {
	if p == nil {
		s.of.Delete(goroutine())
		return
	}
	s.of.Store(goroutine(), p)
}

func (s *passing) take() *Panic {
	p, _ := s.of.LoadAndDelete(goroutine())
	passed, _ := p.(*Panic)
	return passed
}

// find returns the panic with value v of whatever goroutine, or nil; with v nil, any.
func (s *passing) find(v any) (p *Panic) {
	s.of.Range(func(_, passed any) bool {
		if q := passed.(*Panic); v == nil || identical(q.Value, v) {
			p = q
		}
		return p == nil
	})
	return p
}

// identical reports whether two values stand at one place in the compiled program, as those
// do of a panic and of another with what was recovered from it. Values of one byte, small
// numbers (alone in a struct, too) and those without size have a place of their own.
func identical(a, b any) bool {
	x, y := (*eface)(unsafe.Pointer(&a)), (*eface)(unsafe.Pointer(&b))
	switch {
	case x.typ != y.typ:
		return false
	case x.data == y.data:
		return true
	}
	switch a := a.(type) {
	case Box:
		b := b.(Box)
		return a.T == b.T && identical(a.V, b.V)
	case failure:
		return a == b && !a.made()
	}
	v, w := reflect.ValueOf(a), reflect.ValueOf(b)
	switch k := v.Kind(); {
	case v.Type().Size() == 0:
		return true
	case k == reflect.Bool:
		return v.Bool() == w.Bool()
	case k == reflect.Int8:
		return v.Int() == w.Int()
	case k >= reflect.Int && k <= reflect.Int64:
		return v.Int() == w.Int() && 0 <= v.Int() && v.Int() < 256
	case k >= reflect.Uint && k <= reflect.Uintptr:
		return v.Uint() == w.Uint() && v.Uint() < 256
	case k == reflect.Float32 || k == reflect.Float64:
		return math.Float64bits(v.Float()) == 0 && math.Float64bits(w.Float()) == 0
	case k == reflect.String:
		return v.Len() == 0 && w.Len() == 0
	case k == reflect.Struct || k == reflect.Array:
		x, ok := smallWord(v)
		y, _ := smallWord(w)
		return ok && x == y && x < 256
	}
	return false
}

// smallWord is the value of a struct or array that is as large as a number, aligned like one,
// and holds no pointers: what has a small value as a number has its place.
func smallWord(v reflect.Value) (word uint64, ok bool) {
	t := v.Type()
	if int(t.Size()) != t.Align() || hasPointers(t) {
		return 0, false
	}
	p := reflect.New(t)
	p.Elem().Set(v)
	switch at := p.UnsafePointer(); t.Size() {
	case 2:
		return uint64(*(*uint16)(at)), true
	case 4:
		return uint64(*(*uint32)(at)), true
	case 8:
		return *(*uint64)(at), true
	}
	return 0, false
}

func hasPointers(t reflect.Type) bool {
	switch k := t.Kind(); k {
	case reflect.Struct:
		for i := range t.NumField() {
			if hasPointers(t.Field(i).Type) {
				return true
			}
		}
		return false
	case reflect.Array:
		return t.Len() > 0 && hasPointers(t.Elem())
	default:
		return k > reflect.Complex128 || k == reflect.Invalid
	}
}

// eface is how Go lays out a value of type any.
type eface struct{ typ, data unsafe.Pointer }

// made reports whether the compiled program makes such an error each time anew; the others
// are variables of its run time.
func (f failure) made() bool {
	for _, part := range []string{"out of range", "interface conversion: ", "unhashable type", "uncomparable type", "cannot convert slice"} {
		if strings.Contains(f.text, part) && !strings.Contains(f.text, "make") && !strings.Contains(f.text, "growslice") {
			return true
		}
	}
	return false
}

// Panic is the built-in.
func (m *Machine) Panic(x any) { panic(Thrown(m.Canon(x))) }

// PanicConst panics with a constant, which has one place however often it is written.
func (m *Machine) PanicConst(x any) {
	y, _ := m.constants.LoadOrStore(x, x)
	m.Panic(y)
}

// panicAgain panics with what compiled code has recovered, as code does that panics with it
// again.
func (m *Machine) panicAgain(v any) {
	if c, ok := v.(*control); ok {
		panic(c)
	}
	p := m.newPanic(v)
	p.recovered = true
	q := &Panic{Value: p.Value, Mark: p.Mark, Before: p}
	m.rethrown.Store(q)
	panic(Thrown(q.Value))
}

// again is deferred in the place of compiled code that recovers what it does not know and
// panics with it again.
func (m *Machine) again() {
	if v := recover(); v != nil {
		m.panicAgain(v)
	}
}

// unwound waits, for a while, until goroutines have ended that panic while main returns: the
// compiled program does so.
func (m *Machine) unwound() {
	const most, pause = 100, time.Millisecond
	for i := 0; i < most && (m.unwinding.Load() > 0 || m.rethrown.find(nil) != nil); i++ {
		select {
		case <-m.stop:
			return
		case <-time.After(pause):
		}
	}
}

// RecoverLater is `defer recover()`, in a function with this frame, whose TakeRecover gave p.
// It recovers nothing when it is a panic of that function that runs it.
func (m *Machine) RecoverLater(f *Frame, p *Panic) func() {
	return func() {
		if f.current == nil {
			m.Recover(p)
		}
	}
}
