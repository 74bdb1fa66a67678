package frame

import (
	"fmt"
	"math"
)

// Mean is the mean of a numeric (int, float) or bool column over the rows that
// have a value, with their number. ok is false when there is none; then the mean
// is NaN. A bool counts as 0 or 1. The sum is compensated and taken in row
// order, so the result is the same everywhere.
func (f *Frame) Mean(name string) (mean float64, n int, ok bool) {
	number := f.number(name)
	var sum, lost float64
	for i := 0; i < f.n; i++ {
		x, present := number(i)
		if !present {
			continue
		}
		n++
		t := sum + x // Neumaier's compensated sum
		if math.Abs(sum) >= math.Abs(x) {
			lost += (sum - t) + x
		} else {
			lost += (x - t) + sum
		}
		sum = t
	}
	if n == 0 {
		return math.NaN(), 0, false
	}
	if math.IsInf(sum, 0) {
		return sum, n, true
	}
	return (sum + lost) / float64(n), n, true
}

// MeanBy gives one row per value of by: by itself (as text), then for each
// column its mean under its own name and the number of values as <name>_n. Where
// a group has no value the mean is missing.
func (f *Frame) MeanBy(by string, cols ...string) *Frame {
	groups := f.GroupBy(by)
	keys, gone := make([]string, len(groups)), make([]bool, len(groups))
	for g, group := range groups {
		keys[g], gone[g] = group.Key[0], group.Missing[0]
	}
	out := New().WithTextsMasked(by, keys, gone)
	for _, name := range cols {
		means, counts := make([]float64, len(groups)), make([]int64, len(groups))
		missing := make([]bool, len(groups))
		for g, group := range groups {
			mean, n, ok := group.Frame.Mean(name)
			means[g], counts[g], missing[g] = mean, int64(n), !ok
		}
		out = out.WithFloatsMasked(name, means, missing).WithInts(name+"_n", counts)
	}
	return out
}

// number gives a reader of an int, float or bool column as float64.
func (f *Frame) number(name string) func(i int) (float64, bool) {
	c := f.col(name)
	switch c.kind {
	case Int:
		return func(i int) (float64, bool) { return float64(c.ints[i]), !c.absent(i) }
	case Float:
		return func(i int) (float64, bool) { return c.floats[i], !c.absent(i) }
	case Bool:
		return func(i int) (float64, bool) { return float64(b2i(c.bools[i])), !c.absent(i) }
	}
	panic(fmt.Sprintf("frame: column %q is text, a number is needed; have %s", name, f.shape()))
}
