package child

import (
	"bytes"
	"strings"
	"time"
)

// stuckness finds a deadlock. Go's own detector never fires here, because the
// watcher is always about to wake up; so we ask for every goroutine's state once
// the process has neither moved on nor used the processor for a while.
//
// A goroutine that waits for a timer's channel looks like any other, so scripts
// that import time or context are left to the time limit.
type stuckness struct {
	off    bool
	line   int
	cpu    time.Duration
	since  time.Time
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
	cpu, now := cpuTime(), time.Now()
	if s.since.IsZero() || line != s.line || cpu-s.cpu > now.Sub(s.since)/20+5*time.Millisecond {
		*s = stuckness{line: line, cpu: cpu, since: now}
		return false
	}
	if now.Sub(s.since) < stuckAfter {
		return false
	}
	if !allWait(allStacks()) {
		*s = stuckness{line: line, cpu: cpu, since: now}
		return false
	}
	s.looked++
	return s.looked >= stuckLooks
}

// allWait reads a dump of all goroutines, and tells whether each of them, but the
// one that asked, waits for another goroutine: no sleep, no read, no computing.
func allWait(dump []byte) bool {
	first := true
	for block := range bytes.SplitSeq(dump, []byte("\n\n")) {
		head, _, _ := bytes.Cut(block, []byte("\n"))
		state, ok := goroutineState(string(head))
		if !ok {
			continue
		}
		if first { // the asking goroutine comes first
			first = false
			continue
		}
		if !waits(state) {
			return false
		}
	}
	return !first
}

// goroutineState takes `goroutine 7 [chan receive, 2 minutes]:` apart.
func goroutineState(head string) (string, bool) {
	if !strings.HasPrefix(head, "goroutine ") {
		return "", false
	}
	_, rest, ok := strings.Cut(head, "[")
	if !ok {
		return "", false
	}
	state, _, ok := strings.Cut(rest, "]")
	if !ok {
		return "", false
	}
	state, _, _ = strings.Cut(state, ",")
	return state, true
}

func waits(state string) bool {
	switch state {
	case "chan receive", "chan send", "select", "select (no cases)",
		"chan receive (nil chan)", "chan send (nil chan)",
		"semacquire", "sync.Mutex.Lock", "sync.RWMutex.Lock", "sync.RWMutex.RLock",
		"sync.Cond.Wait", "sync.WaitGroup.Wait",
		"finalizer wait", "cleanup wait", "GC worker (idle)", "force gc (idle)",
		"GC sweep wait", "GC scavenge wait", "debug call":
		return true
	}
	return false
}
