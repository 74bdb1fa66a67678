package stats

import (
	"math"
	"math/bits"
	"slices"
)

// boundsWork is the number of additions that SignFlipBounds spends: about a
// twentieth of a second's worth.
const boundsWork = 100_000_000

// SignFlipBounds encloses the exact two-sided randomization p-value of integer
// differences whose sums take too many values for SignFlipExact, such as scores
// on no lattice in fixed point: lo ≤ p ≤ hi for certain. The two differ by less
// than a per cent of themselves up to about a thousand units, and by more the
// more units there are.
// slack is how far a sum may lie below the observed one and still be a tie, 0 for
// exact integers. One element per unit flipped. No units, or only zeros, give
// 1, 1; ok is false for a negative slack and for units whose sizes together
// exceed 2^62.
//
// Method: every size is rounded to a grid coarse enough to count all subsets.
// The sum of a random subset then moves by the roundings of its members: by no
// more than all that go one way, and, but for a probability that is added to the
// bounds, by no more than Hoeffding's inequality says (Hoeffding 1963, JASA
// 58:13–30, theorem 2).
func SignFlipBounds(units []int64, slack int64) (lo, hi float64, ok bool) {
	sizes, sum, total, ok := sizesOf(units)
	if !ok || slack < 0 {
		return 0, 0, false
	}
	if sum <= slack {
		return 1, 1, true
	}
	// S = 2Y − total is extreme when Y, the sum of a subset, is at most tail.
	tail := (total - sum + slack) / 2
	// Each size costs as many additions as there are sums up to the tail, of
	// which 16 MiB are held.
	states := min(max(boundsWork/int64(len(sizes)), 1<<10), 1<<20)
	shift := bits.Len64(uint64(tail / states))
	r := roundings{shift: shift}
	rounded := make([]int64, 0, len(sizes))
	for _, k := range sizes {
		if m := r.round(k); m > 0 {
			rounded = append(rounded, m)
		}
	}
	slices.Sort(rounded)
	counts := countSubsets([]sublattice{{step: 1, sizes: rounded}}, (tail+r.up)>>shift)
	below := func(limit int64) float64 {
		if limit < 0 {
			return 0
		}
		share := 0.0
		for _, w := range counts.ways[:min(limit+1, int64(len(counts.ways)))] {
			share += w
		}
		return math.Ldexp(share, counts.scaled-counts.items)
	}
	// A bad event a thousand times rarer than p costs the bounds little.
	rare := below((tail-(r.down-r.up)/2)>>shift) / 1000
	down, up, missed := r.within(rare)
	// Counts are sums of positive terms, off by less than n·2^-51 of themselves;
	// what falls below the range of float64 as they are scaled is lost.
	relative := float64(float64(len(sizes)) * 0x1p-51)
	lost := float64(len(counts.ways)) * float64(len(sizes)/512+1) * math.SmallestNonzeroFloat64
	hi = twoSided(float64(below((tail+up)>>shift)*(1+relative)) + (missed + lost))
	lo = 2 * (float64(below((tail-down)>>shift)*(1-relative)) - missed)
	return min(positive(lo), hi), hi, true
}

// roundings keeps account of sizes rounded to multiples of 2^shift.
type roundings struct {
	shift    int
	down, up int64   // what rounding took from sizes, and what it added
	squares  float64 // Σ of the squared roundings
}

func (r *roundings) round(k int64) (multiple int64) {
	grid := int64(1) << r.shift
	multiple = (k + grid/2) >> r.shift
	change := multiple<<r.shift - k
	r.up += max(0, change)
	r.down += max(0, -change)
	r.squares += float64(float64(change) * float64(change))
	return multiple
}

// within returns how far below, and above, the sum of a random subset its
// rounded one lies at the most, but for a probability missed on either side, at
// most rare; none missed where the certain bounds are as good.
func (r *roundings) within(rare float64) (down, up int64, missed float64) {
	if rare <= 0 {
		return r.down, r.up, 0
	}
	// Half of the roundings are in a subset on average, and each is in or out.
	x := math.Sqrt(float64(r.squares*-logOf(rare))/2) + 1
	if x >= float64(r.down+r.up)/2 {
		return r.down, r.up, 0
	}
	middle := (r.down - r.up) / 2 // of the true sum less the rounded one
	return middle + int64(x) + 1, int64(x) + 1 - middle, rare
}
