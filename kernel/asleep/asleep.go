// Package asleep tells whether anything in this process can still go on by itself. Go's own
// search for deadlocks finds none here, because something always watches the script.
//
//	asleep.Others(asleep.Stacks()) // every other goroutine waits for another one
//	asleep.Armed(ch)               // a timer is going to send on this channel
package asleep

import (
	"bytes"
	"runtime"
	"strings"
)

// Stacks is a dump of all goroutines, the caller's first.
func Stacks() []byte {
	for size := 1 << 16; ; size *= 2 {
		buf := make([]byte, size)
		if n := runtime.Stack(buf, true); n < size {
			return buf[:n]
		}
	}
}

// Others reads a dump of all goroutines, and tells whether each of them but the first, which
// asked for it, waits for another goroutine: no sleep, no read, no computing. Goroutines with
// one of the names given in their trace do not count: they serve the script, and wait for it.
func Others(dump []byte, servants ...string) bool {
	first := true
	for block := range bytes.SplitSeq(dump, []byte("\n\n")) {
		head, trace, _ := bytes.Cut(block, []byte("\n"))
		state, ok := stateOf(string(head))
		if !ok {
			continue
		}
		if first {
			first = false
			continue
		}
		if !waits(state) && !contains(trace, servants) {
			return false
		}
	}
	return !first
}

func contains(trace []byte, names []string) bool {
	for _, name := range names {
		if bytes.Contains(trace, []byte(name)) {
			return true
		}
	}
	return false
}

// stateOf takes `goroutine 7 [chan receive, 2 minutes]:` apart.
func stateOf(head string) (string, bool) {
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
		"chan receive (nil chan)", "chan send (nil chan)", "coroutine",
		"semacquire", "sync.Mutex.Lock", "sync.RWMutex.Lock", "sync.RWMutex.RLock",
		"sync.Cond.Wait", "sync.WaitGroup.Wait",
		"finalizer wait", "cleanup wait", "GC worker (idle)", "force gc (idle)",
		"GC sweep wait", "GC scavenge wait", "debug call":
		return true
	}
	return false
}
