package child

import (
	"context"
	"encoding/json"
	"fmt"
	"io"
	"os"
	"runtime"
	"runtime/debug"
	"sync/atomic"
	"time"

	"galley/lib/notebook"
	"galley/lib/record"
)

// argument marks a process as a child. It is no command of galley's.
const argument = "__galley-child"

// The pipes of a child.
const (
	jobFD   = 3
	eventFD = 4
)

// Is tells whether a process with these arguments is a child.
func Is(args []string) bool { return len(args) == 2 && args[1] == argument }

// Task is what a Runner works on.
type Task struct {
	Job    Job
	Book   *notebook.Book // nil for a Main job
	Stdin  io.Reader
	Stdout io.Writer // under the current cell for a Book job
	Stderr io.Writer
	Memo   record.Memo
	// Mark is memory that the parent can read when this process is gone: where the script is,
	// as an index into what SetLines is given.
	Mark *int

	out     *sender
	line    atomic.Pointer[func() int]
	flush   atomic.Pointer[func()]
	profile atomic.Pointer[profiler]
}

// SetLine tells where to ask for the line being run. It may be called from another goroutine at any time.
func (t *Task) SetLine(line func() int) { t.line.Store(&line) }

// SetLines gives the lines of the script that Mark counts; Mark 0 is no line.
func (t *Task) SetLines(lines []int) { _ = t.out.send(frame{Lines: lines}, nil) }

// Line is the line being run, 0 when unknown.
func (t *Task) Line() int {
	if f := t.line.Load(); f != nil {
		return (*f)()
	}
	return 0
}

// Report is how a run ended.
type Report struct {
	Exit        int               // of a Main job, or what os.Exit was given
	Failure     *notebook.Failure // nil: it ran to its end
	Diagnostics []Diagnostic      // why it did not start

	profile *Profile
}

// Runner runs one task in the child. A panic in it is reported like one of the script's.
type Runner func(ctx context.Context, task *Task) Report

// Main serves the one job that a child gets, and exits.
func Main(run Runner) {
	start := time.Now()
	events := os.NewFile(eventFD, "events")
	out := &sender{w: events}
	job, err := readJob(os.NewFile(jobFD, "job"))
	if err != nil {
		fmt.Fprintln(os.Stderr, "galley child:", err)
		os.Exit(exitProtocol)
	}
	mark := new(int)
	if job.Marked {
		mark = inheritedMark()
	}
	limits := job.Limits.filled()
	debug.SetMaxStack(limits.Stack)
	debug.SetMemoryLimit(limits.Memory / 10 * 9) // collect harder before giving up
	debug.SetGCPercent(400)                      // a child lives shortly; the limit above holds
	debug.SetTraceback("single")                 // the trace is for us; one goroutine tells enough
	protections := confineSelf(limits)
	out.send(frame{Ready: &Ready{Protections: protections}}, nil)

	task := newTask(job, out, limits)
	task.Mark = mark
	go watch(task, out, limits, start)

	if job.Profile {
		task.profile.Store(newProfiler())
	}
	report := protect(run, task)
	if kind, message := exceeded(limits, start); kind != "" {
		endFor(task, out, 1, kind, message)
	}
	if task.Book != nil {
		outcome := task.Book.Outcome()
		if report.Failure == nil && len(report.Diagnostics) == 0 && report.Exit == 0 {
			report.Failure = outcome.ClaimFailure(job.Path)
		}
	}
	if p := task.profile.Load(); p != nil {
		report.profile = p.end()
	}
	finish(out, report)
}

// newTask is the job as a Runner sees it; a notebook's events go out as they happen.
func newTask(job Job, out *sender, limits Limits) *Task {
	task := &Task{Job: job, Stdin: os.Stdin, Stdout: os.Stdout, Stderr: os.Stderr, Memo: newMemo(job.Memo, out), out: out}
	if job.Kind != KindBook {
		return task
	}
	task.Book = notebook.New(notebook.Options{
		Name: job.Name, Records: job.Records, Published: job.Published,
		Params: job.Params, Seed: job.Seed, Inputs: job.Inputs,
		Memo:   task.Memo,
		Limits: notebook.OutputLimits{Cell: limits.Cell, Run: limits.Output},
		Line:   task.Line,
		Sink: func(e notebook.Event) {
			if p := task.profile.Load(); p != nil && e.Cell != nil {
				p.cell(e.Cell.N, e.Cell.Title)
			}
			out.event(e)
		},
		Flush: func() {
			if f := task.flush.Load(); f != nil {
				(*f)()
			}
		},
	})
	task.Stdout, task.Stderr = task.Book.Stdout(), task.Book.Stderr()
	return task
}

// finish sends the last frame and exits.
func finish(out *sender, report Report) {
	out.send(frame{Done: &done{Exit: report.Exit, Failure: report.Failure, Diagnostics: report.Diagnostics, Profile: report.profile}}, nil)
	os.Exit(report.Exit)
}

func protect(run Runner, task *Task) (report Report) {
	defer func() {
		if r := recover(); r != nil {
			report = Report{Exit: 2, Failure: panicFailure(task, r)}
		}
	}()
	return run(context.Background(), task)
}

func panicFailure(task *Task, recovered any) *notebook.Failure {
	f := &notebook.Failure{File: task.Job.Path, Line: task.Line(), Kind: "panic"}
	switch r := recovered.(type) {
	case *notebook.Stop:
		f.Kind, f.Message = "stopped", r.Reason
	case runtime.Error:
		f.Message = "panic: " + r.Error()
	case error:
		f.Message = r.Error() // written to be read, such as what is wrong with records
	default:
		f.Message = fmt.Sprintf("panic: %v", r)
	}
	if line := stackLine(debug.Stack(), task.Job.Path); line > 0 {
		f.Line = line // a compiled script: its own frame tells better
	}
	return f
}

func readJob(r io.ReadCloser) (Job, error) {
	defer r.Close()
	var job Job
	err := json.NewDecoder(r).Decode(&job)
	if err != nil {
		return job, fmt.Errorf("no job: %w", err)
	}
	return job, nil
}
