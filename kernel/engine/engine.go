package engine

import (
	"context"
	"errors"
	"io"

	"galley/kernel/script"
	"galley/lib/notebook"
)

// Program is a script, checked and lowered, ready to run once.
type Program struct {
	Script *script.Script
}

// Failure is how a run ended when it did not end well.
type Failure struct {
	Path   string
	Line   int
	Column int
	Cell   int    // 0 outside all cells
	Title  string // of the cell
	Reason string
	Value  any // what the script panicked with; nil if it did not
}

// Error gives "file:line:col: reason (in cell n, title)".
func (f *Failure) Error() string { return f.Reason }

// Compile parses, checks and lowers a script. The error is a diag.List.
func Compile(path string, src []byte) (*Program, error) {
	s, err := script.Parse(path, src)
	if err != nil {
		return nil, err
	}
	return &Program{Script: s}, nil
}

// RunBook runs an analysis. A run that fails returns a [*Failure].
func (p *Program) RunBook(ctx context.Context, book *notebook.Book, stdout, stderr io.Writer) error {
	return errors.New("engine: not yet")
}

// RunMain runs a package main and returns its exit code as the go command would see it.
func (p *Program) RunMain(ctx context.Context, args []string, stdin io.Reader, stdout, stderr io.Writer) (exit int, err error) {
	return 0, errors.New("engine: not yet")
}

// Line is the line being run; any goroutine may ask.
func (p *Program) Line() int { return 0 }

// Instrument returns the script with its cell marks written as calls, on the same lines.
func Instrument(path string, src []byte) ([]byte, error) {
	s, err := script.Parse(path, src)
	if err != nil {
		return nil, err
	}
	return s.Mark(src), nil
}
