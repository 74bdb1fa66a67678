package frame

import (
	"math"
	"strconv"
)

// column is one named vector. Exactly one of the value slices is used, by kind.
// missing is nil when every row has a value. Columns are never changed once a
// frame holds them; frames share them.
type column struct {
	name    string
	kind    Kind
	texts   []string
	ints    []int64
	floats  []float64
	bools   []bool
	missing []bool
}

func (c *column) len() int {
	switch c.kind {
	case Text:
		return len(c.texts)
	case Int:
		return len(c.ints)
	case Float:
		return len(c.floats)
	default:
		return len(c.bools)
	}
}

func (c *column) absent(i int) bool { return c.missing != nil && c.missing[i] }

// take gives a column of the rows, in that order. A negative row is missing.
func (c *column) take(rows []int) *column {
	out := &column{name: c.name, kind: c.kind}
	missing := make([]bool, len(rows))
	some := false
	for k, i := range rows {
		if i < 0 || c.absent(i) {
			missing[k], some = true, true
		}
	}
	if some {
		out.missing = missing
	}
	switch c.kind {
	case Text:
		out.texts = make([]string, len(rows))
		for k, i := range rows {
			if !missing[k] {
				out.texts[k] = c.texts[i]
			}
		}
	case Int:
		out.ints = make([]int64, len(rows))
		for k, i := range rows {
			if !missing[k] {
				out.ints[k] = c.ints[i]
			}
		}
	case Float:
		out.floats = make([]float64, len(rows))
		for k, i := range rows {
			if missing[k] {
				out.floats[k] = math.NaN()
			} else {
				out.floats[k] = c.floats[i]
			}
		}
	case Bool:
		out.bools = make([]bool, len(rows))
		for k, i := range rows {
			out.bools[k] = !missing[k] && c.bools[i]
		}
	}
	return out
}

// blank overwrites the values of missing rows, so that no stale value hides
// behind the mask: NaN for floats, the zero value for the rest.
func (c *column) blank() {
	for i, m := range c.missing {
		if !m {
			continue
		}
		switch c.kind {
		case Text:
			c.texts[i] = ""
		case Int:
			c.ints[i] = 0
		case Float:
			c.floats[i] = math.NaN()
		case Bool:
			c.bools[i] = false
		}
	}
}

// show gives the value as text: floats in the shortest form that reads back to
// the same float64, missing as "·".
func (c *column) show(i int) string {
	if c.absent(i) {
		return "·"
	}
	return c.key(i)
}

// key gives the value of a row that is present as text.
func (c *column) key(i int) string {
	switch c.kind {
	case Text:
		return c.texts[i]
	case Int:
		return strconv.FormatInt(c.ints[i], 10)
	case Float:
		return strconv.FormatFloat(c.floats[i]+0, 'g', -1, 64)
	default:
		return strconv.FormatBool(c.bools[i])
	}
}

// renamed gives the same values under another name.
func (c *column) renamed(name string) *column {
	d := *c
	d.name = name
	return &d
}
