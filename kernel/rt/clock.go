package rt

import (
	"context"
	"reflect"
	"sync"
	"time"

	"galley/kernel/asleep"
)

// clock knows what may wake the program though all its goroutines wait: sleep, delayed calls,
// deadlines of contexts, and timers on whose channels a goroutine waits. (Those on which none
// does wake nobody, and Go's run time lets them be.)
type clock struct {
	mu       sync.Mutex
	calls    []*time.Timer
	limits   []context.Context
	awaited  map[int][]reflect.Value // timers' channels, by wait
	waits    int
	sleepers int
}

// delayed notes a call made by [time.AfterFunc].
func (c *clock) delayed(t *time.Timer) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if len(c.calls) == cap(c.calls) { // it would grow
		c.calls = kept(c.calls, asleep.ArmedCall)
	}
	c.calls = append(c.calls, t)
}

// limited notes a context with a deadline.
func (c *clock) limited(ctx context.Context) {
	c.mu.Lock()
	defer c.mu.Unlock()
	if len(c.limits) == cap(c.limits) {
		c.limits = kept(c.limits, open)
	}
	c.limits = append(c.limits, ctx)
}

// open reports whether a context has not ended.
func open(ctx context.Context) bool { return ctx.Err() == nil }

// kept is the part of a list that keep reports true of, with room for as much again.
func kept[T any](list []T, keep func(T) bool) []T {
	var rest []T
	for _, x := range list {
		if keep(x) {
			rest = append(rest, x)
		}
	}
	return append(make([]T, 0, 2*len(rest)+8), rest...)
}

// await notes that a goroutine waits for one of the cases; the result is for awaken.
func (c *clock) await(cases []reflect.SelectCase) int {
	var channels []reflect.Value
	for _, s := range cases {
		if s.Dir == reflect.SelectRecv && s.Chan.IsValid() && s.Chan.Type().Elem() == timeType {
			channels = append(channels, s.Chan)
		}
	}
	if channels == nil {
		return 0
	}
	c.mu.Lock()
	defer c.mu.Unlock()
	c.waits++
	if c.awaited == nil {
		c.awaited = map[int][]reflect.Value{}
	}
	c.awaited[c.waits] = channels
	return c.waits
}

func (c *clock) awaken(wait int) {
	if wait == 0 {
		return
	}
	c.mu.Lock()
	delete(c.awaited, wait)
	c.mu.Unlock()
}

var timeType = reflect.TypeFor[time.Time]()

// Sleep is [time.Sleep].
func (m *Machine) Sleep(d time.Duration) {
	if d <= 0 {
		return
	}
	m.sched.clock.sleep(1)
	defer m.sched.clock.sleep(-1)
	select {
	case <-time.After(d):
	case <-m.stop:
		panic(&control{"end"})
	}
}

func (c *clock) sleep(more int) {
	c.mu.Lock()
	c.sleepers += more
	c.mu.Unlock()
}

// runs reports whether anything is going to happen at a set time.
func (c *clock) runs() bool {
	c.mu.Lock()
	defer c.mu.Unlock()
	if c.sleepers > 0 {
		return true
	}
	for _, t := range c.calls {
		if asleep.ArmedCall(t) {
			return true
		}
	}
	for _, ctx := range c.limits {
		if open(ctx) {
			return true
		}
	}
	for _, channels := range c.awaited {
		for _, ch := range channels {
			if asleep.Armed(ch) {
				return true
			}
		}
	}
	return false
}
