package resample

// tables holds, for 64 units, the sums of all subsets of each run of 8: entry
// [j][m] is the sum of the units 8j+i whose bit i of m is set. 16 KiB: fits L1.
type tables [8][256]int64

func (t *tables) fill(values []int64) {
	_ = values[63]
	for j := range t {
		sub := &t[j]
		sub[0] = 0
		for b := 0; b < 8; b++ {
			v := values[8*j+b]
			low, high := sub[:1<<b], sub[1<<b:2<<b]
			for i, x := range low {
				high[i] = x + v
			}
		}
	}
}

func (t *tables) sum(x uint64) int64 {
	return t[0][uint8(x)] + t[1][uint8(x>>8)] + t[2][uint8(x>>16)] + t[3][uint8(x>>24)] +
		t[4][uint8(x>>32)] + t[5][uint8(x>>40)] + t[6][uint8(x>>48)] + t[7][uint8(x>>56)]
}

// addCounts adds to each acc[r] the sum over the units of one group of count
// bits 0 and 1.
func (t *tables) addCounts(acc []int64, ones, twos []uint64) {
	ones, twos = ones[:len(acc)], twos[:len(acc)]
	for r := range acc {
		x, y := ones[r], twos[r]
		a := t[0][uint8(x)] + t[1][uint8(x>>8)] + t[2][uint8(x>>16)] + t[3][uint8(x>>24)] +
			t[4][uint8(x>>32)] + t[5][uint8(x>>40)] + t[6][uint8(x>>48)] + t[7][uint8(x>>56)]
		b := t[0][uint8(y)] + t[1][uint8(y>>8)] + t[2][uint8(y>>16)] + t[3][uint8(y>>24)] +
			t[4][uint8(y>>32)] + t[5][uint8(y>>40)] + t[6][uint8(y>>48)] + t[7][uint8(y>>56)]
		acc[r] += a + 2*b
	}
}

// addSigns adds to each acc[r] the sum over the units of one group whose sign
// bit is set.
func (t *tables) addSigns(acc []int64, signs []uint64) {
	signs = signs[:len(acc)]
	for r := range acc {
		x := signs[r]
		acc[r] += t[0][uint8(x)] + t[1][uint8(x>>8)] + t[2][uint8(x>>16)] + t[3][uint8(x>>24)] +
			t[4][uint8(x>>32)] + t[5][uint8(x>>40)] + t[6][uint8(x>>48)] + t[7][uint8(x>>56)]
	}
}

// addHeavy adds four times the values of units drawn four times or more.
func (p *plan) addHeavy(acc []int64, packed []int64) {
	for b, heavy := range p.heavy {
		at := int32(0)
		for r := b * Block; r < min((b+1)*Block, p.boots); r++ {
			s := int64(0)
			for _, u := range heavy[at:p.heavyEnd[r]] {
				s += packed[u]
			}
			at = p.heavyEnd[r]
			acc[r] += 4 * s
		}
	}
}

// unpack takes the lowest width bits of every word as a signed sum, into out,
// and shifts them out of the word.
func unpack(out, words []int64, width int) {
	out = out[:len(words)]
	up := uint(64 - width)
	down := uint(width)
	for r, x := range words {
		v := x << up >> up
		out[r] = v
		words[r] = (x - v) >> down
	}
}
