package contrast

import (
	"math"
	"math/bits"

	"galley/lib/stats"
)

// mostEnumerated is how many units off any lattice are flipped in all 2^n ways.
const mostEnumerated = 20

// exact returns the exact randomization p-value: by counting subset sums on a
// lattice, by going through all flips of a few units, or not at all.
func (t *task) exact() (p float64, ok bool) {
	if t.lattice {
		return stats.SignFlipExact(t.units)
	}
	var units []int64
	sum := int64(0)
	for _, v := range t.units {
		if v != 0 {
			units = append(units, v)
			sum += v
		}
	}
	if len(units) > mostEnumerated {
		return 0, false
	}
	if len(units) == 0 {
		return 1, true
	}
	// A Gray code flips one sign at a time; the last sign stays, by symmetry.
	extreme := max(sum, -sum) - t.slack
	hits := 1
	for code := uint(1); code < 1<<(len(units)-1); code++ {
		i := bits.TrailingZeros(code)
		if gray := code ^ code>>1; gray>>i&1 == 1 {
			sum -= 2 * units[i]
		} else {
			sum += 2 * units[i]
		}
		if max(sum, -sum) >= extreme {
			hits++
		}
	}
	return math.Ldexp(float64(hits), 1-len(units)), true
}
