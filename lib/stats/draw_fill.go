package stats

import "math/bits"

// Fill writes the first len(out) indices of d.Sequence(rng) to out: the same
// draws in one tight loop. The stream moves past the words it used; digits of
// the last word that out has no room for are lost.
func (d Drawer) Fill(rng *Stream, out []int32) {
	n, k := d.n, d.perWord
	var digits, more [16]int32
	for len(out) > 0 {
		if len(out) >= 2*k {
			// Two words side by side: their chains of multiplications overlap.
			before := *rng
			x, y := rng.Uint64(), rng.Uint64()
			for i := range k {
				var p, q uint64
				p, x = bits.Mul64(x, n)
				q, y = bits.Mul64(y, n)
				digits[i&15], more[i&15] = int32(p), int32(q)
			}
			if x >= d.reject && y >= d.reject {
				copy(out, digits[:k])
				copy(out[k:], more[:k])
				out = out[2*k:]
				continue
			}
			*rng = before
		}
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
