package contrast

import (
	"fmt"
	"math"
	"math/bits"

	"galley/lib/stats"
)

// mostEnumerated is how many units off any lattice are flipped in all 2^n ways.
const mostEnumerated = 20

// exact returns the exact randomization p-value: by counting subset sums on a
// lattice, or by going through all flips of a few units; otherwise why there is none.
func (t *task) exact() (p float64, none string) {
	if t.lattice {
		if p, ok := stats.SignFlipExact(t.units); ok {
			return p, ""
		}
		return 0, fmt.Sprintf("the sums of the differences of %s take too many values to count", counted(t.live, t.level, t.level+"s"))
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
		return 0, fmt.Sprintf("the differences are not multiples of one fraction, and the swaps of %d %ss are too many to go through one by one (up to %d are)", len(units), t.level, mostEnumerated)
	}
	if len(units) == 0 {
		return 1, ""
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
	return math.Ldexp(float64(hits), 1-len(units)), ""
}
