package frame

import (
	"fmt"
	"slices"
)

// Select keeps the named columns, in the order given.
func (f *Frame) Select(names ...string) *Frame {
	cols := make([]*column, len(names))
	for i, name := range names {
		cols[i] = f.col(name)
	}
	return build(f.n, cols)
}

// Drop leaves the named columns out.
func (f *Frame) Drop(names ...string) *Frame {
	out := map[string]bool{}
	for _, name := range names {
		f.col(name)
		out[name] = true
	}
	var cols []*column
	for _, c := range f.cols {
		if !out[c.name] {
			cols = append(cols, c)
		}
	}
	return build(f.n, cols)
}

// Rename gives a column another name, in the same place. It panics when there
// is no column from, or already another one called to.
func (f *Frame) Rename(from, to string) *Frame {
	at := f.index[f.col(from).name]
	if from != to && f.Has(to) {
		panic(fmt.Sprintf("frame: cannot rename %q to %q: there is a column %q already", from, to, to))
	}
	if to == "" {
		panic(fmt.Sprintf("frame: cannot rename %q to the empty name", from))
	}
	cols := slices.Clone(f.cols)
	cols[at] = cols[at].renamed(to)
	return build(f.n, cols)
}
