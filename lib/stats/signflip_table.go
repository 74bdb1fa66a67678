package stats

// FlipBlock is the number of sign flips that share one derived key.
const FlipBlock = 256

// A FlipTable sums integer differences under random signs, 64 units per word
// of random bits and eight look-ups per word.
type FlipTable struct {
	units  int
	total  int64
	groups [][8][256]int64 // subset sums of each run of 8 units
}

// NewFlipTable prepares the units: differences, or cluster sums of them, times a
// common denominator. Their absolute sum must stay below 2^62.
func NewFlipTable(units []int64) *FlipTable {
	t := &FlipTable{units: len(units), groups: make([][8][256]int64, (len(units)+63)/64)}
	for i, v := range units {
		t.total += v
		sub := &t.groups[i/64][i%64/8]
		bit := 1 << (i % 8)
		for m := 0; m < bit; m++ {
			sub[bit+m] = sub[m] + v
		}
	}
	// Runs cut short by the end of units repeat their sums for absent units.
	for i := len(units); i < 64*len(t.groups); i++ {
		sub := &t.groups[i/64][i%64/8]
		bit := 1 << (i % 8)
		copy(sub[bit:2*bit], sub[:bit])
	}
	return t
}

// Sum returns Σ ±unit, plus where the bit of words is set: bit i%64 of word
// i/64 for unit i.
func (t *FlipTable) Sum(words []uint64) int64 {
	plus := int64(0)
	for g := range t.groups {
		sub, x := &t.groups[g], words[g]
		plus += sub[0][uint8(x)] + sub[1][uint8(x>>8)] + sub[2][uint8(x>>16)] + sub[3][uint8(x>>24)] +
			sub[4][uint8(x>>32)] + sub[5][uint8(x>>40)] + sub[6][uint8(x>>48)] + sub[7][uint8(x>>56)]
	}
	return 2*plus - t.total
}

// Count makes sign flips first, first+1, … first+n−1 of key and returns how many
// have an absolute sum of at least extreme. Flip r reads its bits from
// key.Block(r/FlipBlock).Stream(r%FlipBlock), so counting a range in parts, or
// in parallel, gives the same total.
func (t *FlipTable) Count(key Key, first, n int, extreme int64) int {
	words := make([]uint64, len(t.groups))
	var block Key
	hits := 0
	for r := first; r < first+n; r++ {
		if r == first || r%FlipBlock == 0 {
			block = key.Block(uint64(r / FlipBlock))
		}
		rng := block.Stream(uint64(r % FlipBlock))
		rng.Fill(words)
		if s := t.Sum(words); s >= extreme || -s >= extreme {
			hits++
		}
	}
	return hits
}
