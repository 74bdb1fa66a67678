package stats

import "math"

// flipper sums integer units under random signs, 64 at a time: a random word
// gives the signs, and each of its bytes indexes a table of the 256 subset sums
// of its eight units. With Y the sum of the units that keep a plus sign,
// S = 2Y − Σunits.
type flipper struct {
	tables [][256]int64 // one per byte of eight units
	words  int          // random words per draw
	total  int64
}

func newFlipper(units []int64) *flipper {
	f := &flipper{words: (len(units) + 63) / 64}
	f.tables = make([][256]int64, 8*f.words)
	for i := range 64 * f.words { // places beyond the last unit count as zero
		u := int64(0)
		if i < len(units) {
			u = units[i]
		}
		f.total += u
		table := &f.tables[i/8]
		bit := 1 << (i % 8)
		for s := range bit { // bits below this one are filled in already
			table[s|bit] = table[s] + u
		}
	}
	return f
}

// flip returns |S| for the signs that rng gives next.
func (f *flipper) flip(rng *Stream) int64 {
	y := int64(0)
	for w := range f.words {
		bits := rng.Uint64()
		t := f.tables[8*w : 8*w+8 : 8*w+8]
		y += t[0][bits&255] + t[1][bits>>8&255] + t[2][bits>>16&255] + t[3][bits>>24&255] +
			t[4][bits>>32&255] + t[5][bits>>40&255] + t[6][bits>>48&255] + t[7][bits>>56]
	}
	s := 2*y - f.total
	if s < 0 {
		return -s
	}
	return s
}

// observed is |S| with every sign plus.
func (f *flipper) observed() int64 {
	if f.total < 0 {
		return -f.total
	}
	return f.total
}

// flipUnits turns differences into the integers that are flipped together: one
// per row, or one per cluster. On a lattice they are exact; other values are
// fixed-point numbers with a step of at most 2^−59 of Σ|difference|, so that
// sums are exact from there on and ties do not depend on the order of rows.
func flipUnits(values []float64, index []int, count int) (units []int64, lattice bool) {
	_, numerators, lattice := FindLattice(values)
	if !lattice {
		numerators = fixedPoint(values)
	}
	if index == nil {
		units = numerators
	} else {
		units = make([]int64, count)
		for i, g := range index {
			units[g] += numerators[i]
		}
	}
	return nonZero(units), lattice
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
