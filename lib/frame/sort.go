package frame

import (
	"cmp"
	"slices"
	"strings"
)

// SortBy sorts the rows by the named columns, the first one first; "-name"
// sorts that column from high to low. The sort is stable; texts are compared
// byte by byte, false is below true, and missing values come last either way.
func (f *Frame) SortBy(names ...string) *Frame {
	type key struct {
		c    *column
		down bool
	}
	keys := make([]key, len(names))
	for i, name := range names {
		down := false
		if rest, ok := strings.CutPrefix(name, "-"); ok && !f.Has(name) {
			name, down = rest, true
		}
		keys[i] = key{f.col(name), down}
	}
	rows := make([]int, f.n)
	for i := range rows {
		rows[i] = i
	}
	slices.SortStableFunc(rows, func(a, b int) int {
		for _, k := range keys {
			if d := k.c.compare(a, b, k.down); d != 0 {
				return d
			}
		}
		return 0
	})
	return f.take(rows)
}

// compare orders two rows of a column, missing last.
func (c *column) compare(a, b int, down bool) int {
	if ma, mb := c.absent(a), c.absent(b); ma || mb {
		switch {
		case ma && mb:
			return 0
		case ma:
			return 1
		default:
			return -1
		}
	}
	d := 0
	switch c.kind {
	case Text:
		d = strings.Compare(c.texts[a], c.texts[b])
	case Int:
		d = cmp.Compare(c.ints[a], c.ints[b])
	case Float:
		d = cmp.Compare(c.floats[a], c.floats[b])
	case Bool:
		d = cmp.Compare(b2i(c.bools[a]), b2i(c.bools[b]))
	}
	if down {
		return -d
	}
	return d
}

func b2i(b bool) int {
	if b {
		return 1
	}
	return 0
}
