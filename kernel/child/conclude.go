package child

import (
	"context"
	"errors"
	"fmt"
	"os"
	"strings"

	"galley/lib/notebook"
)

// exitProtocol is the exit code of a child that was not given a job.
const exitProtocol = 70

// conclude fills in why the child ended and puts what it wrote past its Book under
// the cell that was running.
func (r *run) conclude(ctx context.Context, result *Result, state *os.ProcessState, waitErr error, stdout, stderr *capture) {
	if r.job.Kind == KindBook {
		r.stray("stdout", stdout.text())
	}
	if r.last == nil {
		r.lastLine()
	}
	failure := r.failure(ctx, state, waitErr, stderr.text())
	if r.last != nil {
		result.Exit, result.Diagnostics = r.last.Exit, r.last.Diagnostics
		failure = r.last.Failure
		result.Profile = r.last.Profile
		if r.job.Kind == KindBook {
			r.stray("stderr", stderr.text())
		}
	} else {
		result.Exit = exitOf(state)
		if r.job.Kind == KindBook {
			result.Exit = 1 // whatever ended the process, the analysis failed
		}
	}
	if failure != nil {
		r.locate(failure)
		if r.job.Kind == KindBook && (failure.Kind == "panic" || failure.Kind == "fatal" || failure.Kind == "deadlock") {
			failure.Message = advised(failure.Message)
		}
	} else if cut := stdout.over() + stderr.over(); cut > 0 && r.job.Kind == KindMain {
		failure = &notebook.Failure{File: r.job.Path, Kind: "output", Message: fmt.Sprintf("printed more than its limit of %s; %d bytes were left out", bytesText(int64(r.job.Limits.Output)), cut)}
	}
	r.outcome.Failure = failure
	r.outcome.Settle()
}

// lastLine finds the line that a child was at when it ended without a last word.
func (r *run) lastLine() {
	if r.mark == nil {
		return
	}
	if m := *r.mark; m > 0 && m < len(r.lines) && r.lines[m] > 0 {
		r.line = r.lines[m]
	}
}

func (r *run) stray(stream, text string) {
	if text == "" {
		return
	}
	e := notebook.Event{Output: &notebook.Output{Cell: r.outcome.LastCell().N, Stream: stream, Text: text}}
	r.outcome.Apply(e)
	if r.options.Sink != nil {
		r.options.Sink(e)
	}
}

// failure explains the end of a child that had no last word.
func (r *run) failure(ctx context.Context, state *os.ProcessState, waitErr error, stderr string) *notebook.Failure {
	f := &notebook.Failure{Line: r.line}
	name, number := signalOf(state)
	fatal, line := fatalText(stderr, r.job.Path)
	switch {
	case r.spoiled != nil:
		f.Kind, f.Message = "output", fmt.Sprintf("%v; ended", r.spoiled)
	case r.flooded.Load():
		f.Kind, f.Message = "output", fmt.Sprintf("printed more than %d times its limit of %s; ended", floodFactor, bytesText(int64(r.job.Limits.Output)))
	case errors.Is(ctx.Err(), context.DeadlineExceeded):
		f.Kind, f.Message = "time", fmt.Sprintf("ran longer than its time limit of %v and did not answer; killed", r.job.Limits.Time)
	case ctx.Err() != nil:
		f.Kind, f.Message = "interrupted", "interrupted"
	case fatal != "":
		f.Kind, f.Message = "fatal", fatal
		if strings.Contains(fatal, "out of memory") || strings.Contains(fatal, "cannot allocate memory") {
			f.Kind = "memory"
			f.Message += fmt.Sprintf(" (memory limit %s; read less at a time, or raise --memory)", bytesText(r.job.Limits.Memory))
		}
		if line > 0 {
			f.Line = line
		}
	case number == 9:
		f.Kind, f.Message = "killed", "the process was killed (kill -9; often by the system when memory runs out)"
	case name != "":
		f.Kind, f.Message = "killed", fmt.Sprintf("the process was ended by a signal (%s)", name)
	case waitErr != nil || state.ExitCode() != 0:
		f.Kind, f.Message = "exit", fmt.Sprintf("the process ended with exit code %d before the script did", state.ExitCode())
	default:
		f.Kind, f.Message = "exit", "the process ended before the script did (os.Exit?)"
	}
	return f
}

// locate adds file and cell to what a failure already says.
func (r *run) locate(f *notebook.Failure) {
	if f.File == "" {
		f.File = r.job.Path
	}
	if cell := r.outcome.LastCell(); f.Cell == 0 {
		f.Cell, f.Title = cell.N, cell.Title
	}
	if f.Line == 0 {
		f.Line = r.line
	}
}

func exitOf(state *os.ProcessState) int {
	if _, number := signalOf(state); number > 0 {
		return 128 + number
	}
	return state.ExitCode()
}

// fatalText picks the reason out of what Go's runtime writes before it gives up,
// and the script's line when the trace has one. Traces themselves are of the
// interpreter and help nobody.
func fatalText(stderr, script string) (text string, line int) {
	for l := range strings.Lines(stderr) {
		l = strings.TrimSpace(l)
		switch {
		case strings.HasPrefix(l, "runtime: goroutine stack exceeds"):
			text = "stack overflow: a function calls itself without end, or deeper than a script may"
		case strings.HasPrefix(l, "fatal error: ") && text == "":
			text = l
		case strings.HasPrefix(l, "panic: ") && text == "":
			text = strings.TrimSuffix(l, " [recovered]")
		}
		if text != "" {
			if n := stackLine([]byte(l), script); n > 0 {
				return text, n
			}
		}
	}
	return text, 0
}
