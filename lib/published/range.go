package published

import (
	"fmt"

	"galley/lib/decimal"
	"galley/lib/frame"
)

// CompareWithin compares computed values with published ranges, as "2.1 to 8.5
// over the models": the published columns low and high hold the ends, column is
// the computed one. A cell agrees when the computed value, rounded to the printed
// digits of the nearer end, lies in the range; the difference is to that end. An
// empty end leaves its side open. It panics as Compare does.
func (s *Set) CompareWithin(name string, computed *frame.Frame, keys []string, column, low, high string) *Comparison {
	t := s.Table(name)
	lows, highs := t.Texts(low), t.Texts(high)
	// The ends take the place of the compared column in a table of ranges.
	ranges := &Table{name: name, columns: append(append([]string(nil), keys...), column), lines: t.lines}
	ends := map[string][2]string{}
	for i := range t.rows {
		row := make([]string, 0, len(keys)+1)
		for _, k := range keys {
			row = append(row, t.rows[i][t.column(k)])
		}
		text := rangeText(lows[i], highs[i])
		ends[keyID(row)] = [2]string{lows[i], highs[i]}
		ranges.rows = append(ranges.rows, append(row, text))
	}
	c := NewSet(ranges).Compare(name, computed, keys, []string{column})
	rows, _, err := computedRows(computed, keys)
	if err != nil {
		panic(err.Error()) // not reached: Compare has found them
	}
	for i, cell := range c.Cells {
		if cell.Outcome != Agree && cell.Outcome != Differ {
			continue
		}
		id := keyID(cell.Key)
		v := valueAt(computed, column, rows[id])
		if v.isText {
			panic(fmt.Sprintf("published: %q in the computed column %q is not a number", v.text, column))
		}
		c.Cells[i] = cell.againstRange(v.number, ends[id][0], ends[id][1])
	}
	return c
}

func rangeText(low, high string) string {
	switch {
	case low == high || high == "":
		return low
	case low == "":
		return high
	}
	return low + " to " + high
}

func (c Cell) againstRange(x float64, low, high string) Cell {
	c.Numeric, c.Value, c.Diff, c.Units, c.Tie = true, x, 0, 0, false
	c.Outcome = Agree
	for _, end := range []struct {
		text string
		side float64 // below the range or above it
	}{{low, -1}, {high, 1}} {
		limit, ok := number(end.text)
		if !ok {
			continue
		}
		digits, _ := decimal.Digits(end.text)
		c.Computed = decimal.Round(x, digits)
		rounded, _ := number(c.Computed)
		if (rounded-limit)*end.side > 0 {
			c.Outcome, c.Diff = Differ, x-limit
			return c
		}
	}
	return c
}
