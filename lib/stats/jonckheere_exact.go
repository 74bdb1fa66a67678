package stats

import "math"

// maxTrendSteps bounds what exactTrend counts: about a fifth of a second.
const maxTrendSteps = 20_000_000

// exactTrend returns the share of all ways to deal the scores out to the groups for
// which Kendall's S, the pairs of scores from different groups that rise less those
// that fall, is at least as far from zero as observed. first holds the sizes of the
// groups in their order, second the numbers of equal scores in ascending order: both
// ways of looking at the table of groups by values give the same S. ok is false when
// counting takes more than maxTrendSteps.
//
// Method: the table is filled value by value (or group by group, whichever has fewer
// states): a state is how much room each group has left, with the distribution of S so
// far. The share of each filling is hypergeometric. All terms are positive.
func exactTrend(first, second []int, observed int) (p float64, ok bool) {
	first, second = positiveSizes(first), positiveSizes(second)
	if rooms(second) < rooms(first) {
		first, second = second, first
	}
	// Beyond a thousand scores the numbers of ways leave the range of a float64.
	total := 0
	for _, n := range first {
		total += n
	}
	if rooms(first) > maxTrendSteps || total > 1000 {
		return 0, false
	}
	t := trendTable{sizes: first, steps: maxTrendSteps}
	t.now = map[int]distribution{t.code(first): {share: []float64{1}}}
	t.order = []int{t.code(first)}
	for _, size := range second {
		if !t.fill(size) {
			return 0, false
		}
	}
	return t.now[0].beyond(observed), true
}

func positiveSizes(sizes []int) []int {
	var out []int
	for _, n := range sizes {
		if n > 0 {
			out = append(out, n)
		}
	}
	return out
}

// rooms is the number of ways in which rows can be partly filled.
func rooms(sizes []int) int {
	states := 1
	for _, n := range sizes {
		if states *= n + 1; states > maxTrendSteps {
			return maxTrendSteps + 1
		}
	}
	return states
}

// trendTable is a table of which some columns are filled.
type trendTable struct {
	sizes []int                // of the rows
	now   map[int]distribution // of S, times the probability of the state, by the code of the room left
	order []int                // the codes, as they were first met
	steps int                  // what may still be counted
}

func (t *trendTable) code(room []int) int {
	code := 0
	for i, n := range t.sizes {
		code = code*(n+1) + room[i]
	}
	return code
}

func (t *trendTable) room(code int) []int {
	room := make([]int, len(t.sizes))
	for i := len(room) - 1; i >= 0; i-- {
		room[i] = code % (t.sizes[i] + 1)
		code /= t.sizes[i] + 1
	}
	return room
}

// fill adds one column of the given size to every state, in every way.
func (t *trendTable) fill(size int) bool {
	next := trendTable{sizes: t.sizes, now: map[int]distribution{}, steps: t.steps}
	for _, code := range t.order {
		room, d := t.room(code), t.now[code]
		left := 0
		for _, n := range room {
			left += n
		}
		deal := dealing{table: &next, room: room, used: make([]int, len(room)), from: d}
		for i, n := range t.sizes {
			deal.used[i] = n - room[i]
		}
		if !deal.row(0, size, 0, 1/binomial(left, size)) {
			return false
		}
	}
	*t = next
	return true
}

// dealing deals the scores of one column out to rows.
type dealing struct {
	table *trendTable
	room  []int // left in each row; changed and put back
	used  []int // scores of earlier columns in each row
	from  distribution
}

// row gives 0 … size of the scores that remain to row i; s is what those dealt so far
// add to S, and share their probability.
func (d *dealing) row(i, size, s int, share float64) bool {
	if i == len(d.room) {
		return d.table.add(d.table.code(d.room), d.from, s, share)
	}
	later := 0
	for _, n := range d.room[i+1:] {
		later += n
	}
	// A score rises over earlier columns in earlier rows, and falls below those in later ones.
	balance := 0
	for j, n := range d.used {
		switch {
		case j < i:
			balance += n
		case j > i:
			balance -= n
		}
	}
	have := d.room[i]
	defer func() { d.room[i] = have }()
	for a := max(0, size-later); a <= min(have, size); a++ {
		d.room[i] = have - a
		if !d.row(i+1, size-a, s+a*balance, float64(share*binomial(have, a))) {
			return false
		}
	}
	return true
}

// add moves a distribution by s, weighs it, and adds it to a state.
func (t *trendTable) add(code int, d distribution, s int, share float64) bool {
	have, known := t.now[code]
	if !known {
		t.order = append(t.order, code)
		have = distribution{low: d.low + s, share: make([]float64, len(d.share))}
	}
	low := min(have.low, d.low+s)
	high := max(have.low+len(have.share), d.low+s+len(d.share))
	if t.steps -= len(d.share) + high - low - len(have.share); high-low > len(have.share) {
		t.steps -= len(have.share)
		wider := make([]float64, high-low)
		copy(wider[have.low-low:], have.share)
		have = distribution{low: low, share: wider}
	}
	if t.steps < 0 {
		return false
	}
	to := have.share[d.low+s-have.low:]
	for i, p := range d.share {
		to[i] += float64(p * share)
	}
	t.now[code] = have
	return true
}

// binomial is n choose k, exact while it is below 2^53.
func binomial(n, k int) float64 {
	c := 1.0
	for i := range min(k, n-k) {
		c = math.Round(float64(c*float64(n-i)) / float64(i+1))
	}
	return c
}
