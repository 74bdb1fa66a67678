package child

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"io/fs"
	"os"
	"os/exec"
	"path/filepath"
	"runtime"
	"strconv"
	"strings"
	"sync/atomic"
	"time"

	"galley/kernel/origin"
	"galley/lib/notebook"
)

// Options say how to start a child. The zero value starts this very binary.
type Options struct {
	Program string    // the binary to start; "" is this one
	Stdin   io.Reader // for a Main job
	Stdout  io.Writer // what a Main job prints, or a Book job prints past its Book
	Stderr  io.Writer
	Sink    func(notebook.Event)          // sees events as they come; may be nil
	Put     func(key string, data []byte) // keeps a memo entry; may be nil
	Used    func(key string)              // a memo entry was read; may be nil
	Open    bool                          // do not confine: only for tests that compare
}

// Result is what became of one child.
type Result struct {
	Outcome     *notebook.Outcome // what it produced, up to its end; Failure says why it failed
	Exit        int
	Diagnostics []Diagnostic
	Protections []string
	Wall, CPU   time.Duration
	PeakMemory  int64    // bytes resident
	Profile     *Profile // when the job asked for one
}

// grace is how long the parent waits, beyond the child's own time limit, before it kills.
const grace = 2 * time.Second

// Run runs job in a child process and waits for its end. The error is about the
// machinery (no such binary, no pipe); whatever the script did is in the Result.
// When ctx ends, the child and all processes it may have started are killed.
func Run(ctx context.Context, job Job, options Options) (*Result, error) {
	job.Limits = job.Limits.filled()
	program := options.Program
	if program == "" {
		exe, err := origin.Executable()
		if err != nil {
			return nil, err
		}
		program = exe
	}
	r := &run{job: job, options: options, outcome: &notebook.Outcome{Name: job.Name}}
	return r.do(ctx, program)
}

// run is one child on its way.
type run struct {
	job     Job
	options Options
	outcome *notebook.Outcome
	line    int
	lines   []int // by mark
	mark    *int  // of the child; nil where there is no memory that outlives it
	ready   []string
	last    *done
	spoiled error // a frame broke the protocol or a limit
	flooded atomic.Bool
}

func (r *run) do(ctx context.Context, program string) (*Result, error) {
	pipes, err := newPipes()
	if err != nil {
		return nil, err
	}
	defer pipes.close()

	cmd := exec.Command(program, argument)
	cmd.Args[0] = os.Args[0] // what ps shows
	zone, zones := zone(r.job.Kind)
	cmd.Env = append(environment(), zone...)
	cmd.Dir = string(filepath.Separator)
	cmd.ExtraFiles = []*os.File{pipes.jobRead, pipes.eventWrite}
	markFile, mark := newMark()
	if markFile != nil {
		defer markFile.Close()
		defer freeMark(mark)
		cmd.ExtraFiles = append(cmd.ExtraFiles, markFile)
		r.mark, r.job.Marked = mark, true
	}
	cmd.Stdin = r.options.Stdin
	if cmd.Stdin == nil { // opened here: the thread that starts the child may open nothing
		null, err := os.Open(os.DevNull)
		if err != nil {
			return nil, err
		}
		defer null.Close()
		cmd.Stdin = null
	}
	flooded := func() { r.flooded.Store(true); killGroup(cmd) }
	stdout := newCapture(r.options.Stdout, r.job.Limits.Output)
	stdout.flooded = flooded
	said := &traceCut{w: r.options.Stderr}
	stderr := newCapture(nil, r.job.Limits.Output)
	stderr.flooded = flooded
	if r.options.Stderr != nil {
		stderr.w = said
		defer said.flush()
	}
	cmd.Stdout, cmd.Stderr = stdout, stderr
	cmd.WaitDelay = time.Second // a grandchild may hold the pipes open
	setGroup(cmd)

	start := time.Now()
	process, err := startConfined(cmd, append(r.allowed(program), zones...), r.options.Open)
	if err != nil {
		return nil, fmt.Errorf("cannot start %s: %w", filepath.Base(program), err)
	}
	pipes.closeChildEnds()
	go r.sendJob(pipes)

	ctx, cancel := context.WithTimeout(ctx, r.job.Limits.Time+grace)
	defer cancel()
	read := make(chan struct{})
	go func() { defer close(read); r.read(pipes.eventRead, process) }()
	killed := context.AfterFunc(ctx, process.kill)
	waitErr := process.wait()
	killed()
	process.kill() // whoever it started goes with it
	select {
	case <-read:
	case <-time.After(time.Second):
		pipes.eventRead.Close()
		<-read
	}
	result := &Result{Outcome: r.outcome, Protections: append(process.protections, r.ready...), Wall: time.Since(start)}
	result.CPU, result.PeakMemory = usage(cmd.ProcessState)
	r.conclude(ctx, result, cmd.ProcessState, waitErr, stdout, stderr)
	return result, nil
}

// allowed is what the child may read: itself, its inputs, the memo.
func (r *run) allowed(program string) []access {
	allow := programAccess(program)
	for _, dir := range []string{r.job.Records, r.job.Published, r.job.Memo} {
		if dir != "" {
			allow = append(allow, access{path: dir})
			allow = append(allow, linked(dir, 0)...)
		}
	}
	return allow
}

// linked is where links inside the inputs lead, when they lead to folders or Parquet
// files: whoever keeps records on another disk has put them there. A script cannot
// make links.
func linked(dir string, depth int) []access {
	var allow []access
	entries, err := os.ReadDir(dir)
	if err != nil || depth > 3 { // study, table, file
		return nil
	}
	for _, e := range entries {
		path := filepath.Join(dir, e.Name())
		if e.Type()&fs.ModeSymlink == 0 {
			if e.IsDir() {
				allow = append(allow, linked(path, depth+1)...)
			}
			continue
		}
		target, err := filepath.EvalSymlinks(path)
		if err != nil {
			continue
		}
		info, err := os.Stat(target)
		switch {
		case err != nil:
		case info.IsDir():
			allow = append(allow, access{path: target})
			allow = append(allow, linked(target, depth+1)...)
		case strings.HasSuffix(e.Name(), ".parquet"):
			allow = append(allow, access{path: target})
		}
	}
	return allow
}

// environment is all that a child sees of ours beside its time zone: nothing but what Go
// needs to run alike everywhere.
func environment() []string {
	return []string{"LANG=C", "GOMAXPROCS=" + strconv.Itoa(runtime.GOMAXPROCS(0))}
}

func (r *run) sendJob(pipes *pipes) {
	json.NewEncoder(pipes.jobWrite).Encode(r.job)
	pipes.jobWrite.Close()
}

// read collects frames until the child's end of the pipe is closed.
func (r *run) read(events io.Reader, process *process) {
	in := newReceiver(events, r.job.Limits)
	for {
		f, body, err := in.next()
		if err != nil {
			if !errors.Is(err, io.EOF) && !errors.Is(err, os.ErrClosed) && !errors.Is(err, io.ErrUnexpectedEOF) {
				r.spoiled = err
				process.kill()
			}
			return
		}
		r.take(f, body)
	}
}

func (r *run) take(f frame, body []byte) {
	switch {
	case f.Event != nil:
		if f.Event.Cell != nil {
			r.line = f.Event.Cell.Line
		}
		r.outcome.Apply(*f.Event)
		if r.options.Sink != nil {
			r.options.Sink(*f.Event)
		}
	case f.Line > 0:
		r.line = f.Line
	case f.Lines != nil:
		r.lines = f.Lines
	case f.Put != "":
		if r.options.Put != nil {
			r.options.Put(f.Put, body)
		}
	case f.Used != "":
		if r.options.Used != nil {
			r.options.Used(f.Used)
		}
	case f.Ready != nil:
		r.ready = f.Ready.Protections
	case f.Done != nil:
		r.last = f.Done
	}
}
