package resample

import (
	"math/bits"

	"galley/lib/stats"
)

// lookup is a table of units that a 16-bit index cannot leave.
type lookup [1 << 16]int64

// load puts a problem's units where gather finds them.
func (w *worker) load(c compact) {
	if c.units > len(lookup{}) {
		return
	}
	if w.byUnit == nil {
		w.byUnit = new(lookup)
	}
	copy(w.byUnit[:], c.values)
}

// gather sums as many draws as there are units, per replicate, straight off the
// random words.
func (w *worker) gather(c compact, key stats.Key, first int, sums, questions []int64) {
	drawer := stats.NewDrawer(c.units)
	w.words = grow(w.words, min(c.units/drawer.PerWord()*17/16+2, 4096))
	var block stats.Key
	for r := range sums {
		if r == 0 || (first+r)%Block == 0 {
			block = key.Block(uint64(first+r) / Block)
		}
		rng := block.Stream(uint64(first+r) % Block)
		sum, size := w.gatherOne(c, drawer, &rng)
		if c.split > 0 {
			size = sum & (1<<c.split - 1)
			sum >>= c.split
		}
		sums[r], questions[r] = sum, size
	}
}

func (w *worker) gatherOne(c compact, d stats.Drawer, rng *stats.Stream) (sum, size int64) {
	k, n, reject := d.PerWord(), uint64(c.units), d.Reject()
	small := c.units <= len(lookup{}) && c.sizes == nil
	for at := 0; at < c.units; {
		rng.Fill(w.words)
		used := 0
		if small {
			switch k {
			case 5:
				used, at, sum = gatherFive(w.words, w.byUnit, n, reject, at, c.units, sum)
			case 6:
				used, at, sum = gatherSix(w.words, w.byUnit, n, reject, at, c.units, sum)
			case 7:
				used, at, sum = gatherSeven(w.words, w.byUnit, n, reject, at, c.units, sum)
			}
		}
		for _, x := range w.words[used:] {
			m := min(k, c.units-at)
			part, partSize := int64(0), int64(0)
			for i := 0; i < k; i++ {
				var u uint64
				u, x = bits.Mul64(x, n)
				if i < m {
					part += c.values[u]
					if c.sizes != nil {
						partSize += c.sizes[u]
					}
				}
			}
			if x < reject {
				continue
			}
			sum += part
			size += partSize
			if at += m; at == c.units {
				break
			}
		}
	}
	return sum, size
}

// gatherFive, gatherSix and gatherSeven sum the units that words point at, so
// many to a word, while all positions of a word are before limit. They return
// how many words were used, the position reached, and the sum.
func gatherFive(words []uint64, unit *lookup, n, reject uint64, at, limit int, sum int64) (int, int, int64) {
	for i, x := range words {
		if at+5 > limit {
			return i, at, sum
		}
		a, x := bits.Mul64(x, n)
		b, x := bits.Mul64(x, n)
		c, x := bits.Mul64(x, n)
		d, x := bits.Mul64(x, n)
		e, x := bits.Mul64(x, n)
		if x < reject {
			continue
		}
		sum += unit[uint16(a)] + unit[uint16(b)] + unit[uint16(c)] + unit[uint16(d)] + unit[uint16(e)]
		at += 5
	}
	return len(words), at, sum
}

func gatherSix(words []uint64, unit *lookup, n, reject uint64, at, limit int, sum int64) (int, int, int64) {
	for i, x := range words {
		if at+6 > limit {
			return i, at, sum
		}
		a, x := bits.Mul64(x, n)
		b, x := bits.Mul64(x, n)
		c, x := bits.Mul64(x, n)
		d, x := bits.Mul64(x, n)
		e, x := bits.Mul64(x, n)
		f, x := bits.Mul64(x, n)
		if x < reject {
			continue
		}
		sum += unit[uint16(a)] + unit[uint16(b)] + unit[uint16(c)] + unit[uint16(d)] + unit[uint16(e)] + unit[uint16(f)]
		at += 6
	}
	return len(words), at, sum
}

func gatherSeven(words []uint64, unit *lookup, n, reject uint64, at, limit int, sum int64) (int, int, int64) {
	for i, x := range words {
		if at+7 > limit {
			return i, at, sum
		}
		a, x := bits.Mul64(x, n)
		b, x := bits.Mul64(x, n)
		c, x := bits.Mul64(x, n)
		d, x := bits.Mul64(x, n)
		e, x := bits.Mul64(x, n)
		f, x := bits.Mul64(x, n)
		g, x := bits.Mul64(x, n)
		if x < reject {
			continue
		}
		sum += unit[uint16(a)] + unit[uint16(b)] + unit[uint16(c)] + unit[uint16(d)] + unit[uint16(e)] + unit[uint16(f)] + unit[uint16(g)]
		at += 7
	}
	return len(words), at, sum
}
