package record

import (
	"fmt"
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
		texts, missing := make([]string, to-from), make([]bool, to-from)
		for row := from; row < to; row++ {
			missing[row-from] = v.absent(row)
			if !v.absent(row) {
				texts[row-from] = v.text(row)
			}
		}
		f = f.WithTextsMasked(v.field.Name, texts, missing)
	}
	return fmt.Sprintf("%s\nrows %d to %d of %d", f.Show(to-from), from, to, t.rows)
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
