package stats

import "math"

// MaxLattice is the largest denominator that FindLattice looks for. It is a
// multiple of every number up to 15.
const MaxLattice = 360360

// maxNumerator keeps lattice numerators exact.
const maxNumerator = 1 << 53

// FindLattice returns the smallest L ≤ MaxLattice for which every value is k/L
// with k an integer, and the numerators k; ok is false when there is none.
//
// Scores are quotients of counts, so on a lattice sums and ties are exact. A
// value counts as k/L when it is within 2^-48 of it, relative to itself: that is
// the rounding of a short computation, and far less than would mistake one
// score for another. Values must be finite; 0 is on every lattice.
func FindLattice(values []float64) (l int64, numerators []int64, ok bool) {
	l = 1
	for _, v := range values {
		x := math.Abs(v)
		for !onLattice(x, l) {
			q := denominator(float64(x*float64(l)), MaxLattice/l)
			if q < 2 {
				return 0, nil, false
			}
			l *= q
		}
	}
	numerators = make([]int64, len(values))
	for i, v := range values {
		// A large value that was on a coarse lattice need not be on the final one.
		if !onLattice(math.Abs(v), l) {
			return 0, nil, false
		}
		numerators[i] = int64(math.RoundToEven(float64(v * float64(l))))
	}
	return l, numerators, true
}

func onLattice(x float64, l int64) bool {
	y := float64(x * float64(l))
	return y < maxNumerator && math.Abs(y-math.RoundToEven(y)) <= min(float64(y*0x1p-48), 0x1p-12)
}

// denominator returns the smallest q ≤ most with x·q an integer, up to the
// rounding allowed by onLattice, or 0. It walks the convergents of x's
// continued fraction, among which such a q must be.
func denominator(x float64, most int64) int64 {
	if !(x < maxNumerator) {
		return 0
	}
	before, q := int64(0), int64(1)
	rest := x - math.Floor(x)
	for i := 0; i < 40 && rest > 0; i++ {
		rest = 1 / rest
		a := math.Floor(rest)
		if a > float64(most) {
			return 0
		}
		before, q = q, int64(a)*q+before
		if q > most {
			return 0
		}
		if onLattice(x, q) {
			return q
		}
		rest -= a
	}
	return 0
}
