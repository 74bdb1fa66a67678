package stats

import (
	"math"
	"math/bits"
)

// MostEnumerated is the number of units whose flips SignFlipAll goes through:
// 2^23 sums, a fiftieth of a second.
const MostEnumerated = 24

// SignFlipAll returns the exact two-sided randomization p-value of integer
// differences by going through all sign patterns, for the few units off any
// lattice that SignFlipExact and its subset sums do not serve. slack is how far a
// sum may lie below the observed one and still be a tie. Zeros cost nothing; no
// units, or only zeros, give 1. ok is false for more than MostEnumerated units
// that are not zero, and for sizes that together exceed 2^62.
func SignFlipAll(units []int64, slack int64) (p float64, ok bool) {
	signed, sum, total, ok := sizesOf(units)
	if !ok || len(signed) > MostEnumerated {
		return 0, false
	}
	if len(signed) == 0 {
		return 1, true
	}
	// Gray code order flips one sign at a time; the last one stays, by symmetry.
	extreme, hits, s := sum-slack, 0, total
	free := len(signed) - 1
	for i := uint(0); ; {
		if max(s, -s) >= extreme {
			hits++
		}
		if i++; i == 1<<free {
			return math.Ldexp(float64(hits), -free), true
		}
		at := bits.TrailingZeros(i)
		s -= 2 * signed[at]
		signed[at] = -signed[at]
	}
}
