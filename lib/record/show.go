package record

import (
	"fmt"
	"math"
	"strconv"
	"strings"

	"galley/lib/frame"
)

// Show gives the rows of a table from one on, at most n, as an aligned text, for
// `galley records show`. Lists appear as [a; b].
func (t *Table) Show(from, n int) string {
	from = min(max(from, 0), t.rows)
	to := min(from+max(n, 0), t.rows)
	f := frame.New()
	for _, v := range t.cols {
		f = v.addTo(f, from, to)
	}
	return fmt.Sprintf("%s\nrows %d to %d of %d", f.Show(to-from), from, to, t.rows)
}

// addTo adds a column's rows from one to another to a frame, as what they are; lists, and
// numbers that a frame does not take (NaN, infinities), as text.
func (v *vector) addTo(f *frame.Frame, from, to int) *frame.Frame {
	missing, finite := make([]bool, to-from), true
	for row := from; row < to; row++ {
		missing[row-from] = v.absent(row)
		if v.field.Kind == Float && !v.field.List && !v.absent(row) {
			finite = finite && !math.IsNaN(v.floats[row]) && !math.IsInf(v.floats[row], 0)
		}
	}
	switch name := v.field.Name; {
	case v.field.List || !finite || v.field.Kind == Text:
		texts := make([]string, to-from)
		for row := from; row < to; row++ {
			if !missing[row-from] {
				texts[row-from] = v.text(row)
			}
		}
		return f.WithTextsMasked(name, texts, missing)
	case v.field.Kind == Int:
		return f.WithIntsMasked(name, v.ints[from:to], missing)
	case v.field.Kind == Float:
		return f.WithFloatsMasked(name, v.floats[from:to], missing)
	default:
		return f.WithBoolsMasked(name, v.bools[from:to], missing)
	}
}

// text gives a row's value, or list of values, as text.
func (v *vector) text(row int) string {
	if !v.field.List {
		return v.one(row)
	}
	var parts []string
	for i := v.offsets[row]; i < v.offsets[row+1]; i++ {
		parts = append(parts, v.one(i))
	}
	return "[" + strings.Join(parts, "; ") + "]"
}

// one gives a value, or element of a list, as text.
func (v *vector) one(i int) string {
	switch v.field.Kind {
	case Text:
		return v.allTexts()[i]
	case Int:
		return strconv.FormatInt(v.ints[i], 10)
	case Float:
		return fmt.Sprint(v.floats[i])
	}
	return strconv.FormatBool(v.bools[i])
}
