package frame

import (
	"fmt"
	"math"
)

// Row is one row of a frame, as given to the functions of Where and Derive. It
// is valid as long as the frame.
type Row struct {
	f    *Frame
	i    int
	seen *bool // set when a missing value is read; nil: reading one panics
}

// Index is the row's number in its frame, from 0.
func (r Row) Index() int { return r.i }

// Text gives the value of a text column. Reading a missing value makes the
// result of a Derive missing, and panics elsewhere; so do Int, Float and Bool.
func (r Row) Text(name string) string {
	c := r.f.kindCol(name, Text)
	if c.absent(r.i) {
		r.miss(name)
		return ""
	}
	return c.texts[r.i]
}

// Int gives the value of an int column.
func (r Row) Int(name string) int64 {
	c := r.f.kindCol(name, Int)
	if c.absent(r.i) {
		r.miss(name)
		return 0
	}
	return c.ints[r.i]
}

// Float gives the value of a float column.
func (r Row) Float(name string) float64 {
	c := r.f.kindCol(name, Float)
	if c.absent(r.i) {
		r.miss(name)
		return math.NaN()
	}
	return c.floats[r.i]
}

// Bool gives the value of a bool column.
func (r Row) Bool(name string) bool {
	c := r.f.kindCol(name, Bool)
	if c.absent(r.i) {
		r.miss(name)
		return false
	}
	return c.bools[r.i]
}

// Missing tells whether the row has no value in a column of any kind.
func (r Row) Missing(name string) bool { return r.f.col(name).absent(r.i) }

// Show gives the value of a column of any kind as text; "·" when missing.
func (r Row) Show(name string) string { return r.f.col(name).show(r.i) }

func (r Row) miss(name string) {
	if r.seen == nil {
		panic(fmt.Sprintf("frame: row %d has no %s; ask Missing(%q) first, or keep only the rows that have it with WherePresent(%q)", r.i, name, name, name))
	}
	*r.seen = true
}
