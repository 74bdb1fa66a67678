package frame

import (
	"fmt"
	"strings"
)

// Frame is an immutable table of named columns of equal length.
type Frame struct {
	cols  []*column
	index map[string]int
	n     int
}

// New gives a frame without columns and without rows.
func New() *Frame { return &Frame{index: map[string]int{}} }

func build(n int, cols []*column) *Frame {
	f := &Frame{cols: cols, index: make(map[string]int, len(cols)), n: n}
	for i, c := range cols {
		if _, twice := f.index[c.name]; twice {
			panic(fmt.Sprintf("frame: two columns named %q", c.name))
		}
		f.index[c.name] = i
	}
	return f
}

// Len is the number of rows.
func (f *Frame) Len() int { return f.n }

// Names lists the columns in order.
func (f *Frame) Names() []string {
	out := make([]string, len(f.cols))
	for i, c := range f.cols {
		out[i] = c.name
	}
	return out
}

// Has tells whether there is a column of that name, of any kind.
func (f *Frame) Has(name string) bool {
	_, ok := f.index[name]
	return ok
}

// Kind gives the kind of a column; it panics when there is none of that name.
func (f *Frame) Kind(name string) Kind { return f.col(name).kind }

// Row gives row i, counted from 0; it panics outside 0 … Len()-1.
func (f *Frame) Row(i int) Row {
	if i < 0 || i >= f.n {
		panic(fmt.Sprintf("frame: no row %d; there are %d, counted from 0", i, f.n))
	}
	return Row{f: f, i: i}
}

func (f *Frame) col(name string) *column {
	i, ok := f.index[name]
	if !ok {
		panic(fmt.Sprintf("frame: no column %q; have %s", name, f.shape()))
	}
	return f.cols[i]
}

func (f *Frame) kindCol(name string, kind Kind) *column {
	i, ok := f.index[name]
	if !ok || f.cols[i].kind != kind {
		panic(fmt.Sprintf("frame: no %s column %q; have %s", kind, name, f.shape()))
	}
	return f.cols[i]
}

// shape lists the columns as "question <text>, em <float>".
func (f *Frame) shape() string {
	if len(f.cols) == 0 {
		return "no columns"
	}
	parts := make([]string, len(f.cols))
	for i, c := range f.cols {
		parts[i] = c.name + " <" + c.kind.String() + ">"
	}
	return strings.Join(parts, ", ")
}

// take gives the frame of some rows, in that order; -1 makes a missing row.
func (f *Frame) take(rows []int) *Frame {
	cols := make([]*column, len(f.cols))
	for i, c := range f.cols {
		cols[i] = c.take(rows)
	}
	return build(len(rows), cols)
}
