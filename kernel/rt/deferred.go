package rt

import (
	"runtime"
	"strconv"
)

// Frame holds one call's deferred calls.
type Frame struct {
	m       *Machine
	calls   []deferredCall
	current *Panic
	ended   any // a control panic met while unwinding
}

// deferredCall is one deferred call.
type deferredCall struct {
	run func()
	// recovers tells that the function called may itself call recover.
	recovers bool
}

// NewFrame returns the frame of a call that defers.
func (m *Machine) NewFrame() *Frame {
	if m.Deferring != nil {
		m.deferring.Do(m.Deferring)
	}
	return &Frame{m: m}
}

// Defer adds a deferred call of a function that may call recover.
func (f *Frame) Defer(call func()) { f.calls = append(f.calls, deferredCall{call, true}) }

// DeferPlain adds a deferred call of a function that does not call recover itself.
func (f *Frame) DeferPlain(call func()) { f.calls = append(f.calls, deferredCall{call, false}) }

// Run runs the body of a function that defers. It returns true when the body panicked and
// a deferred call recovered, and panics when none did.
func (f *Frame) Run(body func()) (recovered bool) {
	normal := false
	defer func() {
		if normal {
			return
		}
		v := recover()
		if c, ok := v.(*control); ok {
			panic(c)
		}
		f.m.unwinding.Add(1)
		defer f.m.unwinding.Add(-1)
		if v != nil {
			f.current = f.m.newPanic(v)
		}
		f.unwind()
		recovered = true
	}()
	body()
	normal = true
	return false
}

// newPanic is the record of the panic value v, kept while it is passed from frame to frame.
// The program is over when v is refused.
func (m *Machine) newPanic(v any) *Panic {
	if m.refused(v) {
		panic(&control{"refused"})
	}
	// Compiled code in between may have recovered the one passed on.
	if p := m.rethrown.take(); p != nil && identical(p.Value, carried(v)) {
		return p
	}
	return &Panic{Value: m.Canon(Normal(v)), Mark: m.Mark()}
}

// RunDeferred runs the deferred calls of a function that returns.
func (f *Frame) RunDeferred() {
	for len(f.calls) > 0 {
		call := f.calls[len(f.calls)-1]
		f.calls = f.calls[:len(f.calls)-1]
		f.m.unmarked(call.run)
	}
}

// unmarked runs a call that may recover no panic already on its way.
func (m *Machine) unmarked(call func()) {
	if m.panicking.Load() == 0 {
		call()
		return
	}
	id := goroutine()
	mark, had := m.deferred.LoadAndDelete(id)
	if had {
		defer m.deferred.Store(id, mark)
	}
	call()
}

// unwind runs the deferred calls while a panic is on its way.
func (f *Frame) unwind() {
	for len(f.calls) > 0 {
		call := f.calls[len(f.calls)-1]
		f.calls = f.calls[:len(f.calls)-1]
		f.protected(call)
		if f.ended != nil {
			panic(f.ended)
		}
		if f.current != nil && f.current.recovered {
			f.current = nil
		}
	}
	if f.current != nil {
		f.m.rethrown.Store(f.current)
		panic(Thrown(f.current.Value))
	}
}

// protected runs one deferred call; a panic in it replaces the current one, and Goexit ends
// it: the calls that are left run on the goroutine's way out.
func (f *Frame) protected(call deferredCall) {
	m := f.m
	p := f.current
	if p != nil {
		id := goroutine()
		before, had := m.deferred.Load(id)
		if call.recovers {
			m.deferred.Store(id, p)
		} else {
			m.deferred.Delete(id)
		}
		m.panicking.Add(1)
		defer func() {
			m.panicking.Add(-1)
			if had {
				m.deferred.Store(id, before)
			} else {
				m.deferred.Delete(id)
			}
		}()
	}
	done := false
	defer func() {
		v := recover()
		if v == nil {
			if !done {
				f.current = nil
				f.unwind()
			}
			return
		}
		if c, ok := v.(*control); ok {
			f.ended = c
			return
		}
		f.current = m.newPanic(v).follows(p)
	}()
	call.run()
	done = true
}

// TakeRecover is called at the start of each function that calls recover: it returns the
// panic that this call may recover, or nil.
func (m *Machine) TakeRecover() *Panic {
	if m.panicking.Load() == 0 {
		return nil
	}
	v, ok := m.deferred.LoadAndDelete(goroutine())
	if !ok {
		return nil
	}
	return v.(*Panic)
}

// DropRecover is called at the start of functions that do not call recover: what they call
// may not recover in their place.
func (m *Machine) DropRecover() {
	if m.panicking.Load() != 0 {
		m.deferred.Delete(goroutine())
	}
}

// Recover is the built-in, in a function whose TakeRecover gave p.
func (m *Machine) Recover(p *Panic) any {
	if p == nil || p.recovered {
		return nil
	}
	p.recovered = true
	return m.Canon(p.Value)
}

// goroutine is the running goroutine's number.
func goroutine() int64 {
	var buf [40]byte
	n := runtime.Stack(buf[:], false)
	s := buf[len("goroutine "):n]
	for i, c := range s {
		if c == ' ' {
			id, _ := strconv.ParseInt(string(s[:i]), 10, 64)
			return id
		}
	}
	return 0
}
