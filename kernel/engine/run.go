package engine

import (
	"cmp"
	"context"
	"errors"
	"fmt"
	"io"
	"os"
	"reflect"
	"strings"
	"sync"
	"syscall"

	"galley/kernel/diag"
	"galley/kernel/rt"
	"galley/lib/notebook"
)

// Failure is how a run ended when it did not end well.
type Failure struct {
	Path   string
	Line   int // 0: unknown
	Column int
	Cell   int    // 0 outside all cells
	Title  string // of the cell
	Reason string
	Value  any // what the script panicked with; nil if it did not
}

// Error gives "file:line:col: reason (in cell n, title)".
func (f *Failure) Error() string {
	s := f.Path
	if f.Line > 0 {
		s += fmt.Sprintf(":%d:%d", f.Line, f.Column)
	}
	s += ": " + f.Reason
	if f.Cell > 0 {
		s += fmt.Sprintf(" (in cell %d, %s)", f.Cell, f.Title)
	}
	return s
}

// failure describes an ending.
func (p *Program) failure(e rt.Ending) *Failure {
	mark := e.Mark
	f := &Failure{Path: p.Script.Path}
	switch {
	case e.Panic != nil:
		mark = e.Panic.Mark
		f.Value = e.Panic.Value
		f.Reason = "panic: " + e.Panic.Said()
		var stop *notebook.Stop
		if err, ok := e.Panic.Value.(error); ok && errors.As(err, &stop) {
			f.Reason = stop.Reason
		}
	case e.Deadlock, e.Fatal != "":
		f.Reason = fatal(e)
	case e.Exited:
		f.Reason = fmt.Sprintf("the script called os.Exit(%d)", e.Exit)
	}
	place := p.placeOf(mark)
	f.Line, f.Column = place.Line, place.Column
	if c, ok := p.Script.CellAt(f.Line); ok {
		f.Cell, f.Title = c.N, c.Title
	}
	return f
}

// fatal is what Go's run time says of a program that cannot go on.
func fatal(e rt.Ending) string {
	switch {
	case e.Fatal != "":
		return e.Fatal
	case e.Left:
		return "fatal error: no goroutines (main called runtime.Goexit) - deadlock!"
	}
	return "fatal error: all goroutines are asleep - deadlock!"
}

// refusal turns a refusal that only showed while running into a diagnostic.
func (p *Program) refusal(e rt.Ending) error {
	if e.Panic == nil {
		return nil
	}
	r, ok := e.Panic.Value.(*rt.Refusal)
	if !ok {
		return nil
	}
	return diag.List{diag.Refuse(r.Kind, p.placeOf(e.Panic.Mark), r.What)}
}

// RunBook runs an analysis. A run that fails returns a [*Failure], or a diag.List if the
// script turned out to need something that is refused.
func (p *Program) RunBook(ctx context.Context, book *notebook.Book, stdout, stderr io.Writer) error {
	if p.Script.Plain() {
		return fmt.Errorf("%s is a package main, not an analysis", p.Script.Path)
	}
	p.low.Book.Elem().Set(reflect.ValueOf(book))
	e, err := p.run(ctx, []string{p.Script.Path}, nil, stdout, stderr)
	if err != nil {
		f := p.failure(e)
		f.Reason = err.Error()
		return f
	}
	if err := p.refusal(e); err != nil {
		return err
	}
	if e.Panic != nil || e.Deadlock || e.Fatal != "" || e.Exited {
		return p.failure(e)
	}
	return nil
}

// RunMain runs a package main and returns its exit code as the go command would see it. What
// Go's run time would say about a panic goes to stderr.
func (p *Program) RunMain(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) (exit int, err error) {
	if !p.Script.Plain() {
		return 2, fmt.Errorf("%s is an analysis, not a package main", p.Script.Path)
	}
	e, err := p.run(ctx, append([]string{p.Script.Path}, args...), stdin, stdout, stderr)
	if err != nil {
		f := p.failure(e)
		f.Reason = err.Error()
		return 1, f
	}
	if err := p.refusal(e); err != nil {
		return 3, err
	}
	switch {
	case e.Panic != nil:
		fmt.Fprintf(stderr, "%s\n\ngoroutine 1 [running]:\n\t%s\n", e.Panic.Text(), p.placeOf(e.Panic.Mark))
		return 2, nil
	case e.Deadlock, e.Fatal != "":
		fmt.Fprintf(stderr, "%s\n\ngoroutine 1 [blocked]:\n\t%s\n", fatal(e), p.placeOf(e.Mark))
		return 2, nil
	}
	return e.Exit, nil
}

// run runs the program to its end, or to the end of ctx.
func (p *Program) run(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) (rt.Ending, error) {
	m := p.low.Machine
	m.Host.Args = args
	out, errs := &shared{w: stdout}, &shared{w: stderr}
	m.Host.Stdout, m.Host.Stderr = out, errs
	closeFiles, err := p.files(stdin, out, errs)
	if err != nil {
		return rt.Ending{}, err
	}
	inner, cancel := context.WithCancel(context.Background())
	defer cancel()
	go func() {
		_, err := p.in.ExecuteWithContext(inner, p.code)
		m.MainDone(err)
	}()
	go m.Watch()
	select {
	case <-m.Ended():
	case <-ctx.Done():
		mark := m.Mark()
		m.Finish(rt.Ending{Exit: 1, Mark: mark})
		cancel()
		closeFiles()
		return rt.Ending{Exit: 1, Mark: mark}, ctx.Err()
	}
	cancel()
	closeFiles()
	out.close()
	errs.close()
	return m.Ending(), nil
}

// files gives the script its os.Stdin, os.Stdout and os.Stderr, if it names them.
func (p *Program) files(stdin io.Reader, stdout, stderr io.Writer) (closeAll func(), err error) {
	host := &p.low.Machine.Host
	var after []func()
	closeAll = func() {
		for _, f := range after {
			f()
		}
	}
	uses := p.low.Uses
	if uses["os.Stdin"] || uses["fmt.Scan"] || uses["fmt.Scanf"] || uses["fmt.Scanln"] {
		r, w, err := os.Pipe()
		if err != nil {
			return closeAll, err
		}
		if r, err = named(r, "/dev/stdin"); err != nil {
			w.Close()
			return closeAll, err
		}
		host.Stdin = r
		go func() {
			if stdin != nil {
				io.Copy(w, stdin)
			}
			w.Close()
		}()
		after = append(after, func() { r.Close() })
	}
	output := func(name string, file **os.File, direct *io.Writer, to io.Writer) error {
		if !uses["os."+name] {
			return nil
		}
		r, w, err := os.Pipe()
		if err != nil {
			return err
		}
		if w, err = named(w, "/dev/"+strings.ToLower(name)); err != nil {
			r.Close()
			return err
		}
		*file = w
		*direct = w // one way out, so that the order stays
		done := make(chan struct{})
		go func() {
			io.Copy(to, r)
			close(done)
		}()
		after = append(after, func() { w.Close(); <-done; r.Close() })
		return nil
	}
	if err := output("Stdout", &host.StdoutFile, &host.Stdout, stdout); err != nil {
		return closeAll, err
	}
	if err := output("Stderr", &host.StderrFile, &host.Stderr, stderr); err != nil {
		return closeAll, err
	}
	return closeAll, nil
}

// named is a file that calls itself name, as the standard streams of a compiled program do.
// f is closed.
func named(f *os.File, name string) (*os.File, error) {
	defer f.Close()
	raw, err := f.SyscallConn()
	if err != nil {
		return nil, err
	}
	again, failed := -1, error(nil)
	err = raw.Control(func(fd uintptr) { again, failed = syscall.Dup(int(fd)) })
	if err := cmp.Or(err, failed); err != nil {
		return nil, err
	}
	syscall.CloseOnExec(again)
	return os.NewFile(uintptr(again), name), nil
}

// shared passes writes on until the program has ended; goroutines that are left over write
// to nothing.
type shared struct {
	mu     sync.Mutex
	w      io.Writer
	closed bool
}

func (s *shared) Write(b []byte) (int, error) {
	s.mu.Lock()
	defer s.mu.Unlock()
	if s.closed || s.w == nil {
		return len(b), nil
	}
	return s.w.Write(b)
}

func (s *shared) close() {
	s.mu.Lock()
	s.closed = true
	s.mu.Unlock()
}
