package notebook

import (
	"fmt"
	"runtime"
)

// Stop ends a run for a reason that the script's author can act on.
// Book methods panic with a *Stop; hosts print its text without "panic:".
type Stop struct{ Reason string }

func (s *Stop) Error() string { return s.Reason }

func stopf(format string, args ...any) {
	panic(&Stop{Reason: fmt.Sprintf(format, args...)})
}

// Check stops the run when err is not nil, with err's text and the place of the call.
func (b *Book) Check(err error) {
	if err != nil {
		panic(&Stop{Reason: err.Error()})
	}
}

// Run runs an analysis in this process and returns its outcome: for tests and
// for programs that need no isolation. Panics become Outcome.Failure.
func Run(options Options, analysis func(*Book)) *Outcome {
	book := New(options)
	failure := Protect(book, func() { analysis(book) })
	outcome := book.Outcome()
	outcome.Failure = failure
	if failure == nil {
		outcome.Failure = outcome.ClaimFailure("")
	}
	return outcome
}

// Protect calls run and turns a panic into a Failure that names the book's cell and line.
func Protect(book *Book, run func()) (failure *Failure) {
	defer func() {
		if r := recover(); r != nil {
			failure = book.failure(r)
		}
	}()
	run()
	return nil
}

func (b *Book) failure(recovered any) *Failure {
	f := &Failure{Line: b.line(), Cell: b.cell.N, Title: b.cell.Title, Kind: "panic"}
	switch r := recovered.(type) {
	case *Stop:
		f.Kind, f.Message = "stopped", r.Reason
	case runtime.Error:
		f.Message = "panic: " + r.Error()
	case error:
		f.Message = r.Error() // written to be read, such as what is wrong with records
	default:
		f.Message = fmt.Sprintf("panic: %v", r)
	}
	return f
}

// ClaimFailure returns the failure that broken claims amount to, or nil. file is the script's.
func (o *Outcome) ClaimFailure(file string) *Failure {
	broken := o.BrokenClaims()
	if len(broken) == 0 {
		return nil
	}
	first := broken[0]
	f := &Failure{File: file, Line: first.Line, Cell: first.Cell, Kind: "claim"}
	for _, c := range o.Cells {
		if c.N == first.Cell {
			f.Title = c.Title
		}
	}
	f.Message = fmt.Sprintf("the data do not support the claim %q (correct the prose, or find out why)", first.ID)
	for _, c := range broken[1:] {
		f.Message += fmt.Sprintf("; nor %q (line %d)", c.ID, c.Line)
	}
	return f
}
