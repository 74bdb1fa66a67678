// Several embedded types with names apart.
package main

import "fmt"

type Logger struct{ lines []string }

func (l *Logger) Logf(f string, a ...any) { l.lines = append(l.lines, fmt.Sprintf(f, a...)) }

type Timer struct{ ticks int }

func (t *Timer) Tick() int { t.ticks++; return t.ticks }

type Job struct {
	Logger
	*Timer
	id int
}

func main() {
	j := Job{Timer: &Timer{}, id: 3}
	j.Tick()
	j.Logf("job %d tick %d", j.id, j.Tick())
	k := j
	k.Tick()
	k.Logf("copy")
	fmt.Println(j.lines, k.lines, j.ticks, k.ticks)
}

// Output:
// [job 3 tick 2] [job 3 tick 2 copy] 3 3
