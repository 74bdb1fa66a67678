package frame

import (
	"fmt"
	"math"
	"slices"
)

// WithTexts adds a text column. The values are copied. It panics when the name
// is taken or the length differs from the other columns'.
func (f *Frame) WithTexts(name string, values []string) *Frame {
	return f.with(&column{name: name, kind: Text, texts: slices.Clone(values)})
}

// WithInts adds an int column, as WithTexts.
func (f *Frame) WithInts(name string, values []int64) *Frame {
	return f.with(&column{name: name, kind: Int, ints: slices.Clone(values)})
}

// WithFloats adds a float column, as WithTexts. A NaN panics: a missing value is
// marked with WithMissing or WithFloatsMasked, never by NaN.
func (f *Frame) WithFloats(name string, values []float64) *Frame {
	return f.WithFloatsMasked(name, values, nil)
}

// WithBools adds a bool column, as WithTexts.
func (f *Frame) WithBools(name string, values []bool) *Frame {
	return f.with(&column{name: name, kind: Bool, bools: slices.Clone(values)})
}

// WithTextsMasked adds a text column whose rows are missing where missing is
// true. A nil mask means that all are present.
func (f *Frame) WithTextsMasked(name string, values []string, missing []bool) *Frame {
	return f.WithTexts(name, values).masked(name, missing)
}

// WithIntsMasked adds an int column with a mask, as WithTextsMasked.
func (f *Frame) WithIntsMasked(name string, values []int64, missing []bool) *Frame {
	return f.WithInts(name, values).masked(name, missing)
}

// WithFloatsMasked adds a float column with a mask, as WithTextsMasked. NaN is
// allowed only in rows that the mask marks.
func (f *Frame) WithFloatsMasked(name string, values []float64, missing []bool) *Frame {
	for i, v := range values {
		if math.IsNaN(v) && (i >= len(missing) || !missing[i]) {
			panic(fmt.Sprintf("frame: NaN in float column %q, row %d; mark it missing with a mask (WithFloatsMasked)", name, i))
		}
	}
	return f.with(&column{name: name, kind: Float, floats: slices.Clone(values)}).masked(name, missing)
}

// WithBoolsMasked adds a bool column with a mask, as WithTextsMasked.
func (f *Frame) WithBoolsMasked(name string, values []bool, missing []bool) *Frame {
	return f.WithBools(name, values).masked(name, missing)
}

// WithMissing marks rows of a column as missing, in addition to those that are
// already. A mask cannot bring a value back. It panics when there is no such
// column or the mask's length is not Len.
func (f *Frame) WithMissing(name string, missing []bool) *Frame {
	f.col(name)
	return f.masked(name, missing)
}

// WithColumn adds a column of another frame, with its mask, under a new name.
func (f *Frame) WithColumn(name string, from *Frame, column string) *Frame {
	return f.with(from.col(column).renamed(name))
}

func (f *Frame) with(c *column) *Frame {
	if c.name == "" {
		panic("frame: a column needs a name")
	}
	if f.Has(c.name) {
		panic(fmt.Sprintf("frame: there is a column %q already; Drop or Rename it first", c.name))
	}
	if len(f.cols) > 0 && c.len() != f.n {
		panic(fmt.Sprintf("frame: column %q has %d rows, the frame has %d", c.name, c.len(), f.n))
	}
	return build(c.len(), append(slices.Clone(f.cols), c))
}

func (f *Frame) masked(name string, missing []bool) *Frame {
	if missing == nil {
		return f
	}
	if len(missing) != f.n {
		panic(fmt.Sprintf("frame: the mask of column %q has %d rows, the frame has %d", name, len(missing), f.n))
	}
	if !slices.Contains(missing, true) {
		return f
	}
	old := f.col(name)
	mask := slices.Clone(missing)
	for i := range mask {
		mask[i] = mask[i] || old.absent(i)
	}
	c := &column{name: name, kind: old.kind, missing: mask, texts: slices.Clone(old.texts),
		ints: slices.Clone(old.ints), floats: slices.Clone(old.floats), bools: slices.Clone(old.bools)}
	c.blank()
	cols := slices.Clone(f.cols)
	cols[f.index[name]] = c
	return build(f.n, cols)
}
