package child

import (
	"time"

	"galley/lib/notebook"
)

// Kinds of job.
const (
	KindBook = "book" // run the script's notebook function
	KindMain = "main" // run a plain package main
	KindVet  = "vet"  // check the script, and run nothing
)

// Job is what the child is asked to do.
type Job struct {
	Name      string                    `json:"name"` // the analysis
	Kind      string                    `json:"kind"`
	Path      string                    `json:"path"`   // the script, as messages name it
	Source    []byte                    `json:"source"` // its bytes
	Args      []string                  `json:"args,omitempty"`
	Records   string                    `json:"records,omitempty"`
	Published string                    `json:"published,omitempty"`
	Memo      string                    `json:"memo,omitempty"` // folder of remembered results; read only for the child
	Params    map[string]string         `json:"params,omitempty"`
	Seed      uint64                    `json:"seed,omitempty"`
	Inputs    map[string]notebook.Input `json:"inputs,omitempty"` // contents hashed beforehand
	Limits    Limits                    `json:"limits"`
	Profile   bool                      `json:"profile,omitempty"` // say where the time went
	Marked    bool                      `json:"marked,omitempty"`  // there is memory for the mark; Run sets it
}

// Limits bound one child. Zero fields take DefaultLimits.
type Limits struct {
	Time   time.Duration `json:"time"`
	Memory int64         `json:"memory"` // bytes
	Output int           `json:"output"` // bytes printed in the run
	Cell   int           `json:"cell"`   // bytes printed in one cell
	Stack  int           `json:"stack"`  // bytes of one goroutine's stack
	Frames int64         `json:"frames"` // bytes sent to the parent in all
	Events int64         `json:"events"` // bytes of what is sent that are no file's: values, claims, names
	Files  int           `json:"files"`  // files made in the run
}

// DefaultLimits are generous for an analysis and small for a machine.
var DefaultLimits = Limits{
	Time:   10 * time.Minute,
	Memory: 2 << 30,
	Output: 8 << 20,
	Cell:   1 << 20,
	Stack:  512 << 20,
	Frames: 1 << 30,
	Events: 128 << 20,
	Files:  10_000,
}

func (l Limits) filled() Limits {
	d := DefaultLimits
	return Limits{
		Time: positive(l.Time, d.Time), Memory: positive(l.Memory, d.Memory), Output: positive(l.Output, d.Output),
		Cell: positive(l.Cell, d.Cell), Stack: positive(l.Stack, d.Stack), Frames: positive(l.Frames, d.Frames),
		Events: positive(l.Events, d.Events), Files: positive(l.Files, d.Files),
	}
}

// positive is the given number, or the usual one when none was given.
func positive[T int | int64 | time.Duration](given, usual T) T {
	if given > 0 {
		return given
	}
	return usual
}

// Diagnostic is one thing the checker or the lowering says about a script.
type Diagnostic struct {
	File    string `json:"file"`
	Line    int    `json:"line"`
	Column  int    `json:"column"`
	Message string `json:"message"`
	Fix     string `json:"fix,omitempty"`
	Refused bool   `json:"refused,omitempty"` // valid Go that the interpreter would run wrongly
}
