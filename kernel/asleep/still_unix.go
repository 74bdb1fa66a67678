//go:build unix

package asleep

import (
	"syscall"
	"time"
)

// Stillness tells how long nothing has moved.
type Stillness struct {
	at    any
	cpu   time.Duration
	since time.Time
}

// For is how long at has stayed what it is while the process hardly used the processor. It is
// to be asked regularly: what happens between two calls is seen as a whole.
func (s *Stillness) For(at any) time.Duration {
	cpu, now := processor(), time.Now()
	if s.since.IsZero() || at != s.at || cpu-s.cpu > now.Sub(s.since)/20+5*time.Millisecond {
		*s = Stillness{at, cpu, now}
	}
	return now.Sub(s.since)
}

// Moved begins anew.
func (s *Stillness) Moved() { *s = Stillness{} }

// processor is what this process has used of the processor, user and system.
func processor() time.Duration {
	var u syscall.Rusage
	if syscall.Getrusage(syscall.RUSAGE_SELF, &u) != nil {
		return 0
	}
	return time.Duration(u.Utime.Nano() + u.Stime.Nano())
}
