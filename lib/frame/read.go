package frame

import "slices"

// Texts gives a copy of a text column, one value a row; "" where missing. It
// panics, naming the columns there are, when there is no text column of that
// name; so do Ints, Floats and Bools for their kinds. The copy is yours to sort or
// change; take it once, outside of a loop over rows.
func (f *Frame) Texts(name string) []string { return slices.Clone(f.kindCol(name, Text).texts) }

// Ints gives a copy of an int column, one value a row; 0 where missing.
func (f *Frame) Ints(name string) []int64 { return slices.Clone(f.kindCol(name, Int).ints) }

// Floats gives a copy of a float column, one value a row; NaN where missing.
func (f *Frame) Floats(name string) []float64 { return slices.Clone(f.kindCol(name, Float).floats) }

// Bools gives a copy of a bool column, one value a row; false where missing.
func (f *Frame) Bools(name string) []bool { return slices.Clone(f.kindCol(name, Bool).bools) }

// Missing gives a copy of the mask of a column of any kind, true where a value is missing,
// or nil when no value is.
func (f *Frame) Missing(name string) []bool { return slices.Clone(f.col(name).missing) }

// Count is the number of rows in which a column of any kind has a value.
func (f *Frame) Count(name string) int {
	n := f.n
	for _, m := range f.col(name).missing {
		if m {
			n--
		}
	}
	return n
}

// Distinct lists the different values of a column as text, in order of first
// appearance; missing is left out. Floats are in their shortest exact form.
func (f *Frame) Distinct(name string) []string {
	c := f.col(name)
	seen := map[string]bool{}
	var out []string
	for i := 0; i < f.n; i++ {
		if c.absent(i) {
			continue
		}
		if k := c.key(i); !seen[k] {
			seen[k] = true
			out = append(out, k)
		}
	}
	return out
}
