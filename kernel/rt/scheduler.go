package rt

import (
	"bytes"
	"sync"
	"time"

	"galley/kernel/asleep"
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
	clock   clock
}

// A deadlock is told when all goroutines waited at each of deadlockLooks looks, with
// deadlockPause between them. Where something goes on that is not counted, the pauses grow.
const (
	deadlockPause = 20 * time.Millisecond
	deadlockLooks = 3
	longestPause  = 320 * time.Millisecond
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

// check looks, when all wait, whether they still do after a pause. The caller holds the lock.
func (s *scheduler) check() {
	if s.all() && !s.looking {
		s.looking = true
		s.look(s.epoch, deadlockLooks, deadlockPause)
	}
}

// all reports whether all goroutines wait, or main was left and there is none.
func (s *scheduler) all() bool { return s.waiting >= s.live && (s.live > 0 || s.left) }

// look tells a deadlock when nothing has moved since epoch and, several times running, no
// goroutine of the process could go on and no timer was going to wake one.
func (s *scheduler) look(epoch, times int, pause time.Duration) {
	time.AfterFunc(pause, func() {
		s.mu.Lock()
		all, now, none := s.all(), s.epoch, s.live == 0
		if !all {
			s.looking = false
		}
		s.mu.Unlock()
		switch {
		case !all:
		case now != epoch:
			s.look(now, deadlockLooks, deadlockPause)
		case !s.stuck():
			s.look(now, deadlockLooks, min(2*pause, longestPause))
		case times > 1:
			s.look(epoch, times-1, deadlockPause)
		default:
			s.m.Finish(Ending{Exit: 2, Deadlock: true, Left: none, Mark: s.m.Mark()})
		}
	})
}

// stuck reports whether every goroutine but the caller's waits for another one.
func (s *scheduler) stuck() bool {
	if s.clock.runs() {
		return false
	}
	dump := asleep.Stacks()
	return !bytes.Contains(dump, sending) && asleep.Others(dump, servants...)
}

// servants are what goes on beside the script without waking it: watching, and copying what
// it prints and is given.
var servants = []string{"galley/kernel/engine.(*Program).files", "created by galley/kernel/child.", "os/signal."}

// sending is in the trace of whoever hands something to the process that started this one,
// which may be slow to take it: the script goes on then, even if it waits for its turn.
var sending = []byte("galley/kernel/child.(*sender).send")

// Watch looks for what is not counted: goroutines that wait in compiled code, such as in a
// sync.Once or an io.Pipe. It returns when the program has ended.
func (m *Machine) Watch() {
	const every, long = 100 * time.Millisecond, 300 * time.Millisecond
	tick := time.NewTicker(every)
	defer tick.Stop()
	var still asleep.Stillness
	for looks := 0; looks < deadlockLooks; {
		select {
		case <-m.stop:
			return
		case <-tick.C:
		}
		switch {
		case still.For([2]int{m.Mark(), m.sched.moved()}) < long || !m.begun:
			looks = 0
		case !m.sched.stuck():
			still.Moved()
		default:
			looks++
		}
	}
	m.Finish(Ending{Exit: 2, Deadlock: true, Mark: m.Mark()})
}

// moved counts how often a goroutine began, ended, waited or went on.
func (s *scheduler) moved() int {
	s.mu.Lock()
	defer s.mu.Unlock()
	return s.epoch
}
