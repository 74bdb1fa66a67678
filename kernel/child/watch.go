package child

import (
	"fmt"
	"os"
	"regexp"
	"runtime/metrics"
	"time"

	"galley/kernel/asleep"
	"galley/lib/notebook"
)

// How often the watcher looks. The last line sent is at most this old when the
// process is killed.
const watchEvery = 20 * time.Millisecond

var timers = regexp.MustCompile(`"(time|context)"`)

// watch sends the line being run and ends the process when time or memory run
// out, or when nothing can ever go on.
func watch(task *Task, out *sender, limits Limits, start time.Time) {
	var lastLine int
	stuck := stuckness{off: timers.Match(task.Job.Source)}
	tick := time.NewTicker(watchEvery)
	deadline := time.NewTimer(time.Until(start.Add(limits.Time)))
	for {
		select {
		case <-tick.C:
		case <-deadline.C:
		}
		line := task.Line()
		if line != lastLine {
			lastLine = line
			if out.send(frame{Line: line}, nil) != nil {
				return // the run has ended, or the parent has gone
			}
		}
		if kind, message := exceeded(limits, start); kind != "" {
			endFor(task, out, 1, kind, message)
		}
		if stuck.look(line) {
			endFor(task, out, 2, "deadlock", "fatal error: all goroutines are asleep - deadlock!")
		}
	}
}

// exceeded tells which limit the process is over, if any. It is asked once more when a
// run has ended: one shorter than a tick has limits, too.
func exceeded(limits Limits, start time.Time) (kind, message string) {
	if used := memoryUsed(); used > uint64(limits.Memory) {
		return "memory", fmt.Sprintf("used more than its memory limit of %s (read less at a time, or raise --memory)", bytesText(limits.Memory))
	}
	if time.Since(start) >= limits.Time {
		return "time", fmt.Sprintf("ran longer than its time limit of %v (look for an endless loop, or raise --timeout)", limits.Time)
	}
	return "", ""
}

// endFor ends the process in the name of the script. The line is the interpreter's,
// or, for compiled code, that of the script's frame nearest to the top of a stack.
func endFor(task *Task, out *sender, exit int, kind, message string) {
	f := &notebook.Failure{File: task.Job.Path, Line: task.Line(), Kind: kind, Message: message}
	if f.Line == 0 {
		f.Line = sampledLine(asleep.Stacks, task.Job.Path)
	}
	if task.Job.Kind == KindMain && kind == "deadlock" {
		fmt.Fprintln(os.Stderr, message)
	}
	finish(out, Report{Exit: exit, Failure: f})
}

// sampledLine is the line of compiled code that runs now. Code stopped between two
// statements, on the padding of a loop say, has no line of its own and shows as line
// 1: then it is asked again a little later.
func sampledLine(stacks func() []byte, script string) int {
	line := stackLine(stacks(), script)
	for range 50 {
		if line > 1 {
			break
		}
		time.Sleep(time.Millisecond)
		if next := stackLine(stacks(), script); next != 0 {
			line = next
		}
	}
	return line
}

func memoryUsed() uint64 {
	samples := []metrics.Sample{
		{Name: "/memory/classes/total:bytes"},
		{Name: "/memory/classes/heap/released:bytes"},
		{Name: "/memory/classes/heap/free:bytes"},
	}
	metrics.Read(samples)
	return samples[0].Value.Uint64() - samples[1].Value.Uint64() - samples[2].Value.Uint64()
}

func bytesText(n int64) string {
	switch {
	case n >= 1<<30 && n%(1<<30) == 0:
		return fmt.Sprintf("%d GiB", n>>30)
	case n >= 1<<20:
		return fmt.Sprintf("%d MiB", n>>20)
	}
	return fmt.Sprintf("%d bytes", n)
}
