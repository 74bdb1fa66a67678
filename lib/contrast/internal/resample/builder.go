package resample

import (
	"encoding/binary"
	"math/bits"

	"galley/lib/stats"
)

// A builder turns random words into blocks of plans; one per worker.
type builder struct {
	small *[1 << 16]byte // counts of up to 65,536 units, free of bounds checks
	large []byte         // counts of more
	words []uint64
	late  []uint32
}

// build fills the part of the range that lies in its b-th block of replicates.
func (w *builder) build(p *plan, b int) {
	number := p.first/Block + b
	start := max(number*Block, p.first) // absolute number of the first replicate
	if from, to := start-p.first, min((number+1)*Block-p.first, p.boots); from < to {
		w.boot(p, b, from, to, p.bootKey.Block(uint64(number)))
	}
	if from, to := start-p.first, min((number+1)*Block-p.first, p.flips); from < to {
		key := p.flipKey.Block(uint64(number))
		w.words = grow(w.words, p.groups)
		for r := from; r < to; r++ {
			rng := key.Stream(uint64((p.first + r) % Block))
			rng.Fill(w.words)
			at := r
			for _, x := range w.words {
				p.signs[at] = x
				at += p.flips
			}
		}
	}
}

// boot fills bootstrap replicates from … to−1, a whole block but for the end of
// the range.
func (w *builder) boot(p *plan, b, from, to int, key stats.Key) {
	units := p.cohort.Units
	padded := p.groups * 64
	var counts []byte
	if padded <= 1<<16 {
		if w.small == nil {
			w.small = new([1 << 16]byte)
		}
		counts = w.small[:padded]
	} else {
		w.large = grow(w.large, padded)
		counts = w.large
	}
	clear(counts)
	heavy := p.heavy[b][:0]
	for r := from; r < to; r++ {
		rng := key.Stream(uint64(r - from))
		var near []uint32
		if p.window > 0 {
			near = p.near[r*2*p.window : (r+1)*2*p.window]
		}
		w.draw(&p.drawer, &rng, units, counts, near)
		if p.totals != nil {
			total := int64(0)
			for u, size := range p.cohort.Sizes {
				total += size * int64(counts[u])
			}
			p.totals[r] = total
		}
		at := r
		for g := 0; g < padded; g += 64 {
			ones, twos, more := planes(counts[g : g+64])
			p.ones[at], p.twos[at] = ones, twos
			at += p.boots
			for more != 0 {
				unit := g + bits.TrailingZeros64(more)
				more &= more - 1
				for c := counts[unit] >> 2; c > 0; c-- {
					heavy = append(heavy, int32(unit))
				}
			}
		}
		clear(counts)
		p.heavyEnd[r] = int32(len(heavy))
	}
	p.heavy[b] = heavy
}

const eachByte = 0x0101010101010101

// planes takes 64 counts apart: bit 0, bit 1, and whether anything is left. A
// count is a byte: that 256 of 257 or more draws hit one unit has a probability
// below 1e-500.
func planes(counts []byte) (ones, twos, more uint64) {
	counts = counts[:64]
	for k := 0; k < 8; k++ {
		x := binary.LittleEndian.Uint64(counts[8*k:])
		ones |= (x & eachByte) * toByte >> 56 << (8 * k)
		twos |= (x >> 1 & eachByte) * toByte >> 56 << (8 * k)
		// Bit 6 of (x>>2)+63 is set where a count is 4 or more.
		more |= ((x>>2&(0x3f*eachByte) + 0x3f*eachByte) >> 6 & eachByte) * toByte >> 56 << (8 * k)
	}
	return ones, twos, more
}

// toByte moves bit 0 of byte i to bit i of the top byte.
const toByte = 0x0102040810204080

// draw reads units indices from rng into counts, and into near the last
// len(near)/2 of them followed by as many more of the sequence.
func (w *builder) draw(d *stats.Drawer, rng *stats.Stream, units int, counts []byte, near []uint32) {
	k, n, reject := d.PerWord(), uint64(units), d.Reject()
	half := len(near) / 2
	limit := units - half // first position of near
	end := units + half
	w.words = grow(w.words, min(end/k*17/16+2, 4096))
	at := 0 // position in the sequence
	w.late = w.late[:0]
	for at+len(w.late) < end {
		rng.Fill(w.words)
		used := 0
		if at+k <= limit {
			switch {
			case k == 6 && w.small != nil && len(counts) <= 1<<16:
				used, at = six(w.words, w.small, n, reject, at, limit)
			case k == 7 && w.small != nil && len(counts) <= 1<<16:
				used, at = seven(w.words, w.small, n, reject, at, limit)
			default:
				used, at = digits(w.words, counts, n, reject, k, at, limit)
			}
		}
		if at+k > limit {
			// Positions around the last one are kept one by one.
			for _, x := range w.words[used:] {
				held := len(w.late)
				for i := 0; i < k; i++ {
					var digit uint64
					digit, x = bits.Mul64(x, n)
					w.late = append(w.late, uint32(digit))
				}
				if x < reject {
					w.late = w.late[:held]
				}
				if at+len(w.late) >= end {
					break
				}
			}
		}
	}
	for _, u := range w.late[:units-at] {
		counts[u]++
	}
	copy(near, w.late[limit-at:])
}

// digits counts the indices of words, k to a word, while all k positions are
// before limit. Returns how many words were used, and the position reached.
func digits(words []uint64, counts []byte, n, reject uint64, k, at, limit int) (used, reached int) {
	var found [16]uint64
	for i, x := range words {
		if at+k > limit {
			return i, at
		}
		for j := 0; j < k; j++ {
			found[j&15], x = bits.Mul64(x, n)
		}
		if x < reject {
			continue
		}
		for j := 0; j < k; j++ {
			counts[found[j&15]]++
		}
		at += k
	}
	return len(words), at
}

// six is digits for six to a word, without a loop or a bounds check.
func six(words []uint64, counts *[1 << 16]byte, n, reject uint64, at, limit int) (used, reached int) {
	for i, x := range words {
		if at+6 > limit {
			return i, at
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
		counts[uint16(a)]++
		counts[uint16(b)]++
		counts[uint16(c)]++
		counts[uint16(d)]++
		counts[uint16(e)]++
		counts[uint16(f)]++
		at += 6
	}
	return len(words), at
}

// seven is digits for seven to a word.
func seven(words []uint64, counts *[1 << 16]byte, n, reject uint64, at, limit int) (used, reached int) {
	for i, x := range words {
		if at+7 > limit {
			return i, at
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
		counts[uint16(a)]++
		counts[uint16(b)]++
		counts[uint16(c)]++
		counts[uint16(d)]++
		counts[uint16(e)]++
		counts[uint16(f)]++
		counts[uint16(g)]++
		at += 7
	}
	return len(words), at
}
