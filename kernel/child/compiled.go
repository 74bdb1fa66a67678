package child

import (
	"runtime"

	"galley/lib/notebook"
)

// RunCompiled runs an analysis that is part of this binary: the other mode, which
// must give the same bytes as the interpreter.
func RunCompiled(task *Task, analysis func(*notebook.Book)) Report {
	if analysis == nil {
		return Report{Exit: 1, Failure: &notebook.Failure{File: task.Job.Path, Kind: "machinery", Message: "the compiled binary has no analysis " + task.Job.Name}}
	}
	flush, restore, err := captureStandard(task.Book)
	if err != nil {
		return Report{Exit: 1, Failure: &notebook.Failure{File: task.Job.Path, Kind: "machinery", Message: err.Error()}}
	}
	defer restore()
	task.flush.Store(&flush)
	task.SetLine(func() int { return callerLine(task.Job.Path) })
	analysis(task.Book)
	return Report{}
}

// callerLine is the line of the script's frame on the calling goroutine's stack.
func callerLine(script string) int {
	pcs := make([]uintptr, 64)
	frames := runtime.CallersFrames(pcs[:runtime.Callers(3, pcs)])
	for {
		f, more := frames.Next()
		if isScript(f.File, script) {
			return f.Line
		}
		if !more {
			return 0
		}
	}
}
