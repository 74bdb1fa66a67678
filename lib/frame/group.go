package frame

import (
	"math"
	"slices"
)

// Group is the rows that share one value in each of the grouping columns.
type Group struct {
	Key     []string // one text per grouping column, as Distinct shows it; "" when missing
	Missing []bool   // true where the key of that column is missing
	Frame   *Frame   // the rows, in the order of the grouped frame
}

// GroupBy splits the rows by the values of the named columns, compared as
// tuples. The groups are sorted by key, each column in its own order (numbers
// as numbers); missing is a group of its own and comes last.
func (f *Frame) GroupBy(names ...string) []Group {
	keys := f.Select(names...)
	codes, count := keys.codes()
	members := make([][]int, count)
	for i, code := range codes {
		members[code] = append(members[code], i)
	}
	slices.SortStableFunc(members, func(a, b []int) int {
		for _, c := range keys.cols {
			if d := c.compare(a[0], b[0], false); d != 0 {
				return d
			}
		}
		return 0
	})
	groups := make([]Group, len(members))
	for g, rows := range members {
		group := Group{Key: make([]string, len(names)), Missing: make([]bool, len(names)), Frame: f.take(rows)}
		for k, c := range keys.cols {
			if c.absent(rows[0]) {
				group.Missing[k] = true
			} else {
				group.Key[k] = c.key(rows[0])
			}
		}
		groups[g] = group
	}
	return groups
}

// codes numbers the rows by their values over all columns of the frame: equal
// tuples have equal codes, counted in order of first appearance.
func (f *Frame) codes() (codes []int, count int) {
	codes = make([]int, f.n)
	if f.n > 0 {
		count = 1
	}
	for _, c := range f.cols {
		own := c.codes()
		pairs := make(map[[2]int]int)
		for i := range codes {
			pair := [2]int{codes[i], own[i]}
			code, ok := pairs[pair]
			if !ok {
				code = len(pairs)
				pairs[pair] = code
			}
			codes[i] = code
		}
		count = len(pairs)
	}
	return codes, count
}

// codes numbers the values of one column; missing is -1.
func (c *column) codes() []int {
	out := make([]int, c.len())
	texts, numbers := map[string]int{}, map[uint64]int{}
	for i := range out {
		if c.absent(i) {
			out[i] = -1
			continue
		}
		if c.kind == Text {
			code, ok := texts[c.texts[i]]
			if !ok {
				code = len(texts)
				texts[c.texts[i]] = code
			}
			out[i] = code
			continue
		}
		bits := c.bits(i)
		code, ok := numbers[bits]
		if !ok {
			code = len(numbers)
			numbers[bits] = code
		}
		out[i] = code
	}
	return out
}

// bits gives an int, float or bool as 64 bits, equal exactly when the values
// are; -0 and 0 are one float.
func (c *column) bits(i int) uint64 {
	switch c.kind {
	case Int:
		return uint64(c.ints[i])
	case Float:
		return math.Float64bits(c.floats[i] + 0)
	default:
		return uint64(b2i(c.bools[i]))
	}
}
