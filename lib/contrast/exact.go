package contrast

import (
	"fmt"

	"galley/lib/stats"
)

// exact returns the exact randomization p-value: by counting subset sums on a
// lattice, or by going through all flips of a few units; otherwise why there is
// none.
func (t *task) exact() (p float64, none string) {
	if t.lattice {
		if p, ok := stats.SignFlipExact(t.units); ok {
			return p, ""
		}
		none = "the sums of the differences take too many values to count"
	} else {
		none = "the differences are not multiples of one fraction"
	}
	if p, ok := stats.SignFlipAll(t.units, t.slack); ok {
		return p, ""
	}
	return 0, fmt.Sprintf("%s, and the swaps of %d %ss are too many to go through one by one (up to %d are)", none, t.differing(), t.level, stats.MostEnumerated)
}

// differing counts the units with a difference.
func (t *task) differing() int {
	n := 0
	for _, v := range t.units {
		if v != 0 {
			n++
		}
	}
	return n
}
