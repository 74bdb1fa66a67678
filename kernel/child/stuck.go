package child

import (
	"time"

	"galley/kernel/asleep"
)

// stuckness finds a deadlock. Go's own detector never fires here, because the
// watcher is always about to wake up; so we ask for every goroutine's state once
// the process has neither moved on nor used the processor for a while.
//
// A goroutine that waits for a timer's channel looks like any other. The interpreter
// knows which do, and finds what waits by itself; a compiled script that imports time or
// context is left to the time limit.
type stuckness struct {
	off    bool
	still  asleep.Stillness
	looked int
}

const (
	stuckAfter = 300 * time.Millisecond
	stuckLooks = 3 // times in a row that all are found waiting
)

// look is called regularly and returns true when nothing can go on any more.
func (s *stuckness) look(line int) bool {
	if s.off {
		return false
	}
	switch {
	case s.still.For(line) < stuckAfter:
		s.looked = 0
	case !asleep.Others(asleep.Stacks()):
		s.still.Moved()
	default:
		s.looked++
	}
	return s.looked >= stuckLooks
}
