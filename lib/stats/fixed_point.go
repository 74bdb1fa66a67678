package stats

import "math"

// flipSlack is how far apart two sums of fixedPoint integers may lie and still
// be ties: 2^−48 of Σ|value|, the rounding of a short computation.
const flipSlack = 1 << 12

// flipUnits turns differences into the integers that are flipped together, one
// per row or one per cluster, zeros left out, and the |sum| from which on a
// sign pattern counts as extreme. On a lattice they are exact; other values are
// fixed-point numbers, so that sums are exact from there on and ties do not
// depend on the order of rows.
func flipUnits(values []float64, index []int, count int) (units []int64, extreme int64, lattice bool) {
	_, numerators, lattice := FindLattice(values)
	if !lattice {
		numerators = fixedPoint(values)
	}
	units = numerators
	if index != nil {
		units = make([]int64, count)
		for i, g := range index {
			units[g] += numerators[i]
		}
	}
	for _, u := range units {
		extreme += u
	}
	extreme = max(extreme, -extreme)
	if !lattice {
		extreme -= flipSlack
	}
	return nonZero(units), extreme, lattice
}

// fixedPoint rounds values to integers in steps of 2^−60 of a power of two
// above Σ|value|, so that no sum of them, nor twice it, overflows.
func fixedPoint(values []float64) []int64 {
	e := scaleExponent(values)
	x := scaled(values, e)
	sizes := make([]float64, len(x))
	for i, v := range x {
		sizes[i] = math.Abs(v)
	}
	_, bits := math.Frexp(Sum(sizes)) // Σ|x| < 2^bits
	out := make([]int64, len(x))
	for i, v := range x {
		out[i] = int64(math.RoundToEven(math.Ldexp(v, 60-bits)))
	}
	return out
}

func nonZero(units []int64) []int64 {
	kept := make([]int64, 0, len(units))
	for _, u := range units {
		if u != 0 {
			kept = append(kept, u)
		}
	}
	return kept
}
