package resample

// tables holds, for 64 units, the sums of all subsets of each run of 8: entry
// [j][m] is the sum of the units 8j+i whose bit i of m is set. 16 KiB.
type tables [8][256]int64

func (t *tables) fill(values []int64) {
	for j := range t {
		sub, run := &t[j], values[8*j:8*j+8]
		a, b, c := run[0], run[1], run[2]
		sub[0], sub[1], sub[2], sub[3] = 0, a, b, a+b
		sub[4], sub[5], sub[6], sub[7] = c, c+a, c+b, c+a+b
		for i := 3; i < 8; i++ {
			v := run[i]
			for m := 0; m < 1<<i; m += 8 {
				low, high := (*[8]int64)(sub[m:]), (*[8]int64)(sub[1<<i+m:])
				high[0] = low[0] + v
				high[1] = low[1] + v
				high[2] = low[2] + v
				high[3] = low[3] + v
				high[4] = low[4] + v
				high[5] = low[5] + v
				high[6] = low[6] + v
				high[7] = low[7] + v
			}
		}
	}
}

// twin is the tables of two words, summed together: they share the work of
// taking the planes apart, and still fit a first-level cache.
type twin struct{ a, b tables }

// counts adds to accA[r] and accB[r] the sums over one group of 64 units of
// count bits 0 and 1.
func (t *twin) counts(accA, accB []int64, ones, twos []uint64) {
	accB = accB[:len(accA)]
	ones, twos = ones[:len(accA)], twos[:len(accA)]
	for r := range accA {
		x := ones[r]
		a := t.a[0][uint8(x)]
		b := t.b[0][uint8(x)]
		a += t.a[1][uint8(x>>8)]
		b += t.b[1][uint8(x>>8)]
		a += t.a[2][uint8(x>>16)]
		b += t.b[2][uint8(x>>16)]
		a += t.a[3][uint8(x>>24)]
		b += t.b[3][uint8(x>>24)]
		a += t.a[4][uint8(x>>32)]
		b += t.b[4][uint8(x>>32)]
		a += t.a[5][uint8(x>>40)]
		b += t.b[5][uint8(x>>40)]
		a += t.a[6][uint8(x>>48)]
		b += t.b[6][uint8(x>>48)]
		a += t.a[7][uint8(x>>56)]
		b += t.b[7][uint8(x>>56)]
		y := twos[r]
		c := t.a[0][uint8(y)]
		d := t.b[0][uint8(y)]
		c += t.a[1][uint8(y>>8)]
		d += t.b[1][uint8(y>>8)]
		c += t.a[2][uint8(y>>16)]
		d += t.b[2][uint8(y>>16)]
		c += t.a[3][uint8(y>>24)]
		d += t.b[3][uint8(y>>24)]
		c += t.a[4][uint8(y>>32)]
		d += t.b[4][uint8(y>>32)]
		c += t.a[5][uint8(y>>40)]
		d += t.b[5][uint8(y>>40)]
		c += t.a[6][uint8(y>>48)]
		d += t.b[6][uint8(y>>48)]
		c += t.a[7][uint8(y>>56)]
		d += t.b[7][uint8(y>>56)]
		accA[r] += a + 2*c
		accB[r] += b + 2*d
	}
}

// signs adds to accA[r] and accB[r] the sums over one group of 64 units of those
// whose sign bit is set.
func (t *twin) signs(accA, accB []int64, signs []uint64) {
	accB = accB[:len(accA)]
	signs = signs[:len(accA)]
	for r := range accA {
		x := signs[r]
		a := t.a[0][uint8(x)]
		b := t.b[0][uint8(x)]
		a += t.a[1][uint8(x>>8)]
		b += t.b[1][uint8(x>>8)]
		a += t.a[2][uint8(x>>16)]
		b += t.b[2][uint8(x>>16)]
		a += t.a[3][uint8(x>>24)]
		b += t.b[3][uint8(x>>24)]
		a += t.a[4][uint8(x>>32)]
		b += t.b[4][uint8(x>>32)]
		a += t.a[5][uint8(x>>40)]
		b += t.b[5][uint8(x>>40)]
		a += t.a[6][uint8(x>>48)]
		b += t.b[6][uint8(x>>48)]
		a += t.a[7][uint8(x>>56)]
		b += t.b[7][uint8(x>>56)]
		accA[r] += a
		accB[r] += b
	}
}

// heavy adds four times the values of units drawn four times or more.
func (p *plan) addHeavy(accA, accB, a, b []int64) {
	b = b[:len(a)]
	for block, heavy := range p.heavy {
		at := int32(0)
		from, to := block*Block, min((block+1)*Block, p.boots)
		ends, sumA, sumB := p.heavyEnd[from:to], accA[from:to], accB[from:to]
		for r, end := range ends {
			s, t := int64(0), int64(0)
			for _, u := range heavy[at:end] {
				s += a[u]
				t += b[u]
			}
			at = end
			sumA[r] += 4 * s
			sumB[r] += 4 * t
		}
	}
}

// unpack takes the lowest width bits of every word as a signed sum, into out,
// and shifts them out of the word.
func unpack(out, words []int64, width int) {
	out = out[:len(words)]
	up, down := uint(64-width), uint(width)
	if width == 64 {
		copy(out, words)
		return
	}
	for r, x := range words {
		v := x << (up & 63) >> (up & 63)
		out[r] = v
		words[r] = (x - v) >> (down & 63)
	}
}
