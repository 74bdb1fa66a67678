package stats

import "math/bits"

// Fill writes the first len(out) indices of d.Sequence(rng) to out: the same
// draws in one tight loop. The stream moves past the words it used; digits of
// the last word that out has no room for are lost.
func (d Drawer) Fill(rng *Stream, out []int32) {
	n, k := d.n, d.perWord
	var digits [16]int32
	for len(out) > 0 {
		rest := rng.Uint64()
		for i := range k {
			var digit uint64
			digit, rest = bits.Mul64(rest, n)
			digits[i&15] = int32(digit)
		}
		if rest < d.reject {
			continue
		}
		if len(out) < k {
			copy(out, digits[:len(out)])
			return
		}
		copy(out, digits[:k])
		out = out[k:]
	}
}
