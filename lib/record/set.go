package record

import (
	"fmt"
	"math"
	"slices"
)

// SetTexts sets a text column; missing marks nulls, nil for none. The table
// keeps the slices. It panics when there is no such field or a length differs.
func (t *Table) SetTexts(name string, values []string, missing []bool) {
	v := t.fill(name, Text, false, len(values), missing)
	v.texts = values
}

// SetInts sets an int column, as SetTexts.
func (t *Table) SetInts(name string, values []int64, missing []bool) {
	v := t.fill(name, Int, false, len(values), missing)
	v.ints = values
}

// SetFloats sets a float column, as SetTexts. NaN and infinities outside the mask
// are refused by Write.
func (t *Table) SetFloats(name string, values []float64, missing []bool) {
	v := t.fill(name, Float, false, len(values), missing)
	v.floats = values
	if v.missing != nil {
		v.floats = slices.Clone(values)
		v.blank()
	}
}

// SetBools sets a bool column, as SetTexts.
func (t *Table) SetBools(name string, values []bool, missing []bool) {
	v := t.fill(name, Bool, false, len(values), missing)
	v.bools = values
}

// SetListTexts sets a list column: offsets has one entry more than there are
// rows, starts at 0 and ends at len(values).
func (t *Table) SetListTexts(name string, offsets []int, values []string, missing []bool) {
	v := t.fillList(name, Text, offsets, len(values), missing)
	v.texts = values
}

// SetListInts sets a list column, as SetListTexts.
func (t *Table) SetListInts(name string, offsets []int, values []int64, missing []bool) {
	v := t.fillList(name, Int, offsets, len(values), missing)
	v.ints = values
}

// SetListFloats sets a list column, as SetListTexts.
func (t *Table) SetListFloats(name string, offsets []int, values []float64, missing []bool) {
	v := t.fillList(name, Float, offsets, len(values), missing)
	v.floats = values
}

// SetListBools sets a list column, as SetListTexts.
func (t *Table) SetListBools(name string, offsets []int, values []bool, missing []bool) {
	v := t.fillList(name, Bool, offsets, len(values), missing)
	v.bools = values
}

func (t *Table) fill(name string, kind Kind, list bool, n int, missing []bool) *vector {
	v := t.column(name, kind, list)
	if !list && n != t.rows || missing != nil && len(missing) != t.rows {
		panic(fmt.Sprintf("record: column %s of %s: %d values and a mask of %d for %d rows", name, t.schema.Table, n, len(missing), t.rows))
	}
	v.set = true
	if slices.Contains(missing, true) {
		v.missing = missing
	}
	return v
}

func (t *Table) fillList(name string, kind Kind, offsets []int, n int, missing []bool) *vector {
	v := t.fill(name, kind, true, t.rows, missing)
	ok := len(offsets) == t.rows+1 && offsets[0] == 0 && offsets[t.rows] == n
	for i := 1; ok && i < len(offsets); i++ {
		ok = offsets[i] >= offsets[i-1]
	}
	if !ok {
		panic(fmt.Sprintf("record: column %s of %s: offsets must rise from 0 to %d over %d rows", name, t.schema.Table, n, t.rows))
	}
	v.offsets = offsets
	return v
}

// blank puts NaN into the missing rows of a float column, so that a sum that
// forgets the mask is seen to be wrong.
func (v *vector) blank() {
	for i, m := range v.missing {
		if m {
			v.floats[i] = math.NaN()
		}
	}
}
