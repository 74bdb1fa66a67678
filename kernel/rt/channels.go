package rt

import (
	"reflect"
	"runtime"
	"strings"
	"sync"
	"time"
)

// scheduler counts the script's goroutines and those that wait, to find a deadlock.
type scheduler struct {
	m       *Machine
	mu      sync.Mutex
	live    int
	waiting int
	epoch   int
	looking bool // a look is due
	left    bool // by main, which has not returned
	Timers  bool // the script uses timers: waiting for one is no deadlock
}

// A deadlock is told when all goroutines waited at each of deadlockLooks looks, with
// deadlockPause between them.
const (
	deadlockPause = 20 * time.Millisecond
	deadlockLooks = 3
)

func (s *scheduler) enter() {
	s.mu.Lock()
	s.live++
	s.epoch++
	s.mu.Unlock()
}

func (s *scheduler) leave() {
	s.mu.Lock()
	s.live--
	s.epoch++
	s.check()
	s.mu.Unlock()
}

// Block says that the goroutine may wait from here to Unblock.
func (m *Machine) Block() {
	s := &m.sched
	s.mu.Lock()
	s.waiting++
	s.epoch++
	s.check()
	s.mu.Unlock()
}

// Unblock ends what Block began.
func (m *Machine) Unblock() {
	s := &m.sched
	s.mu.Lock()
	s.waiting--
	s.epoch++
	s.mu.Unlock()
}

// UsesTimers switches the search for deadlocks off.
func (m *Machine) UsesTimers() { m.sched.Timers = true }

// check looks, when all wait, whether they still do after a pause. The caller holds the lock.
func (s *scheduler) check() {
	if s.left && s.live == 0 && !s.Timers {
		s.m.Finish(Ending{Exit: 2, Deadlock: true, Left: true, Mark: s.m.Mark()})
	}
	if s.Timers || s.live == 0 || s.waiting < s.live {
		return
	}
	if !s.looking {
		s.looking = true
		s.look(s.epoch, deadlockLooks)
	}
}

// look tells a deadlock when nothing has moved since epoch and, several times running, no
// goroutine of the process could run.
func (s *scheduler) look(epoch, times int) {
	time.AfterFunc(deadlockPause, func() {
		s.mu.Lock()
		all, now := s.waiting >= s.live && s.live > 0, s.epoch
		if !all {
			s.looking = false
		}
		s.mu.Unlock()
		switch {
		case !all:
		case now != epoch || !noneRunnable():
			s.look(now, deadlockLooks)
		case times > 1:
			s.look(epoch, times-1)
		default:
			s.m.Finish(Ending{Exit: 2, Deadlock: true, Mark: s.m.Mark()})
		}
	})
}

// noneRunnable reports whether every goroutine but the caller's waits for something.
func noneRunnable() bool {
	buf := make([]byte, 1<<16)
	for {
		n := runtime.Stack(buf, true)
		if n < len(buf) {
			buf = buf[:n]
			break
		}
		buf = make([]byte, 2*len(buf))
	}
	text := string(buf)
	return strings.Count(text, " [runnable") == 0 && strings.Count(text, " [running") <= 1
}

// Go runs a call in a goroutine. A panic in it ends the program.
func (m *Machine) Go(call func()) {
	m.sched.enter()
	go func() {
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
	}()
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

// wait runs an operation that waits until it is done or the program has ended.
func (m *Machine) wait(cases []reflect.SelectCase) (int, reflect.Value, bool) {
	cases = append(cases, reflect.SelectCase{Dir: reflect.SelectRecv, Chan: reflect.ValueOf(m.stop)})
	m.Block()
	i, v, ok := reflect.Select(cases)
	m.Unblock()
	if i == len(cases)-1 {
		panic(&control{"end"})
	}
	return i, v, ok
}

// Send returns func(ch, v).
func (m *Machine) Send(ch, elem reflect.Type) reflect.Value {
	return reflect.MakeFunc(reflect.FuncOf([]reflect.Type{ch, elem}, nil, false), func(in []reflect.Value) []reflect.Value {
		if in[0].IsNil() || !in[0].TrySend(in[1]) {
			m.wait([]reflect.SelectCase{{Dir: reflect.SelectSend, Chan: in[0], Send: in[1]}})
		}
		return nil
	})
}

// Receive returns func(ch) elem, or func(ch) (elem, bool).
func (m *Machine) Receive(ch, elem reflect.Type, commaOK bool) reflect.Value {
	out := []reflect.Type{elem}
	if commaOK {
		out = append(out, reflect.TypeFor[bool]())
	}
	return reflect.MakeFunc(reflect.FuncOf([]reflect.Type{ch}, out, false), func(in []reflect.Value) []reflect.Value {
		var v reflect.Value
		var ok bool
		if !in[0].IsNil() {
			v, ok = in[0].TryRecv()
		}
		if !v.IsValid() {
			_, v, ok = m.wait([]reflect.SelectCase{{Dir: reflect.SelectRecv, Chan: in[0]}})
		}
		if commaOK {
			return []reflect.Value{v, reflect.ValueOf(ok)}
		}
		return []reflect.Value{v}
	})
}

// SelectCase describes one case of a select statement.
type SelectCase struct {
	Chan reflect.Type
	Send bool
	Elem reflect.Type
}

// Select returns the function of a select statement. Its parameters are each case's channel
// and, for sends, value; its results are the case's index (-1 for the default), the ok of a
// receive, and one value per receiving case.
func (m *Machine) Select(cases []SelectCase, blocking bool) reflect.Value {
	var in []reflect.Type
	out := []reflect.Type{reflect.TypeFor[int](), reflect.TypeFor[bool]()}
	for _, c := range cases {
		in = append(in, c.Chan)
		if c.Send {
			in = append(in, c.Elem)
		} else {
			out = append(out, c.Elem)
		}
	}
	return reflect.MakeFunc(reflect.FuncOf(in, out, false), func(args []reflect.Value) []reflect.Value {
		results := make([]reflect.Value, len(out))
		for i, t := range out {
			results[i] = reflect.Zero(t)
		}
		var list []reflect.SelectCase
		k := 0
		for _, c := range cases {
			s := reflect.SelectCase{Dir: reflect.SelectRecv, Chan: args[k]}
			k++
			if c.Send {
				s.Dir, s.Send = reflect.SelectSend, args[k]
				k++
			}
			list = append(list, s)
		}
		chosen, v, ok := reflect.Select(append(list, reflect.SelectCase{Dir: reflect.SelectDefault}))
		if chosen == len(list) {
			if !blocking {
				results[0] = reflect.ValueOf(-1)
				return results
			}
			chosen, v, ok = m.wait(list)
		}
		results[0], results[1] = reflect.ValueOf(chosen), reflect.ValueOf(ok)
		r := 2
		for i, c := range cases {
			if c.Send {
				continue
			}
			if i == chosen {
				results[r] = v
			}
			r++
		}
		return results
	})
}
