package frame

import (
	"fmt"
	"math"
)

// Derive adds a float column computed row by row. Where the function reads a
// missing value the result is missing, whatever it returns. A NaN from present
// values panics; say what is undefined with DeriveMasked.
func (f *Frame) Derive(name string, value func(Row) float64) *Frame {
	return f.DeriveMasked(name, func(r Row) (float64, bool) { return value(r), true })
}

// DeriveMasked adds a float column computed row by row; the row is missing where
// the function returns false.
func (f *Frame) DeriveMasked(name string, value func(Row) (x float64, ok bool)) *Frame {
	out := make([]float64, f.n)
	missing := f.each(func(r Row) bool {
		x, ok := value(r)
		if ok && !*r.seen && math.IsNaN(x) {
			panic(fmt.Sprintf("frame: Derive of %q gave NaN in row %d; return (0, false) from DeriveMasked where it is undefined", name, r.i))
		}
		out[r.i] = x
		return ok
	})
	return f.WithFloatsMasked(name, out, missing)
}

// DeriveText adds a text column computed row by row, missing as in Derive.
func (f *Frame) DeriveText(name string, value func(Row) string) *Frame {
	out := make([]string, f.n)
	missing := f.each(func(r Row) bool { out[r.i] = value(r); return true })
	return f.WithTextsMasked(name, out, missing)
}

// DeriveInt adds an int column computed row by row, missing as in Derive.
func (f *Frame) DeriveInt(name string, value func(Row) int64) *Frame {
	out := make([]int64, f.n)
	missing := f.each(func(r Row) bool { out[r.i] = value(r); return true })
	return f.WithIntsMasked(name, out, missing)
}

// DeriveBool adds a bool column computed row by row, missing as in Derive.
func (f *Frame) DeriveBool(name string, value func(Row) bool) *Frame {
	out := make([]bool, f.n)
	missing := f.each(func(r Row) bool { out[r.i] = value(r); return true })
	return f.WithBoolsMasked(name, out, missing)
}

// each runs a function over all rows and gives the mask of those for which it
// returned false or read a missing value; nil when there is none.
func (f *Frame) each(row func(Row) bool) []bool {
	var missing []bool
	for i := 0; i < f.n; i++ {
		seen := false
		if ok := row(Row{f: f, i: i, seen: &seen}); !ok || seen {
			if missing == nil {
				missing = make([]bool, f.n)
			}
			missing[i] = true
		}
	}
	return missing
}
