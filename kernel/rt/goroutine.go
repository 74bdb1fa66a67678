package rt

import (
	"context"
	"sync"
	"time"
)

const nilGo = "fatal error: go of nil func value"

// Go runs a call in a goroutine. A panic in it ends the program.
func (m *Machine) Go(call func()) {
	if call == nil {
		m.fatal(nilGo)
	}
	m.sched.enter()
	go m.goroutine(call)
}

// goroutine is the whole life of one that has been entered.
func (m *Machine) goroutine(call func()) {
	defer m.sched.leave()
	defer func() {
		v := recover()
		if v == nil {
			return
		}
		if _, ok := v.(*control); ok {
			return
		}
		m.Finish(Ending{Exit: 2, Panic: m.uncaught(v), Mark: m.Mark()})
	}()
	call()
}

// EnterMain and LeaveMain enclose the main goroutine.
func (m *Machine) EnterMain() { m.sched.enter() }

// LeaveMain says that main was left by runtime.Goexit: the program goes on as long as others do.
func (m *Machine) LeaveMain() {
	m.sched.mu.Lock()
	m.sched.left = true
	m.sched.mu.Unlock()
	m.sched.leave()
}

// MainReturned says that main has returned.
func (m *Machine) MainReturned() { m.returned = true }

// fatal ends the program as an error does that cannot be recovered from.
func (m *Machine) fatal(text string) {
	m.Finish(Ending{Exit: 2, Fatal: text, Mark: m.Mark()})
	panic(&control{"fatal"})
}

// WaitGroupGo is (*sync.WaitGroup).Go, which recovers a panic and panics with it again.
func (m *Machine) WaitGroupGo(wg *sync.WaitGroup, f func()) {
	wg.Add(1)
	m.Go(func() {
		defer func() {
			if v := recover(); v != nil {
				m.panicAgain(v)
			}
			wg.Done()
		}()
		f()
	})
}

// AfterFunc is [time.AfterFunc].
func (m *Machine) AfterFunc(d time.Duration, f func()) *time.Timer {
	t := time.AfterFunc(d, func() { m.calledBack(f) })
	m.sched.clock.delayed(t)
	return t
}

// ContextAfterFunc is [context.AfterFunc].
func (m *Machine) ContextAfterFunc(ctx context.Context, f func()) (stop func() bool) {
	return context.AfterFunc(ctx, func() { m.calledBack(f) })
}

// calledBack is what a goroutine does that compiled code has started to call f.
func (m *Machine) calledBack(f func()) {
	if f == nil {
		m.Finish(Ending{Exit: 2, Fatal: nilGo, Mark: m.Mark()})
		return
	}
	m.sched.enter()
	m.goroutine(f)
}

// WithTimeout is [context.WithTimeout].
func (m *Machine) WithTimeout(parent context.Context, d time.Duration) (context.Context, context.CancelFunc) {
	ctx, cancel := context.WithTimeout(parent, d)
	m.sched.clock.limited(ctx)
	return ctx, cancel
}

// WithTimeoutCause is [context.WithTimeoutCause].
func (m *Machine) WithTimeoutCause(parent context.Context, d time.Duration, cause error) (context.Context, context.CancelFunc) {
	ctx, cancel := context.WithTimeoutCause(parent, d, cause)
	m.sched.clock.limited(ctx)
	return ctx, cancel
}

// WithDeadline is [context.WithDeadline].
func (m *Machine) WithDeadline(parent context.Context, at time.Time) (context.Context, context.CancelFunc) {
	ctx, cancel := context.WithDeadline(parent, at)
	m.sched.clock.limited(ctx)
	return ctx, cancel
}

// WithDeadlineCause is [context.WithDeadlineCause].
func (m *Machine) WithDeadlineCause(parent context.Context, at time.Time, cause error) (context.Context, context.CancelFunc) {
	ctx, cancel := context.WithDeadlineCause(parent, at, cause)
	m.sched.clock.limited(ctx)
	return ctx, cancel
}
