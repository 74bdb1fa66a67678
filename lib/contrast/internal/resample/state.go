package resample

import "math"

// state is a problem with what has been collected about it so far.
type state struct {
	*prepared
	low, high *tail // keys of the bootstrap statistic; high holds them negated
	hits      int   // flips at least as extreme as the observed sum
	flips     int
	settled   bool      // no more flips wanted
	boot      []float64 // every bootstrap statistic, when kept
	flip      []int64   // every sign-flip sum, when kept
}

// takeBoot collects bootstrap replicates first, first+1, …: value sums, and
// question sums where the statistic is a ratio. Overwrites sums.
func (s *state) takeBoot(first int, sums, questions []int64) {
	if s.ratio() {
		mul, den := s.Mul, s.Den
		questions = questions[:len(sums)]
		for r, sum := range sums {
			sums[r] = orderOf(float64(sum*mul) / float64(den*questions[r]))
		}
	}
	low, high := s.low, s.high
	low.shrink()
	high.shrink()
	guessLow, guessHigh := low.guess(sums, 1), high.guess(sums, -1)
	s.offer(sums, low, high)
	if guessLow && len(low.keys) < low.keep {
		low.retry()
		s.offer(sums, low, nil)
	}
	if guessHigh && len(high.keys) < high.keep {
		high.retry()
		s.offer(sums, nil, high)
	}
	if s.boot != nil {
		for r, key := range sums {
			s.boot[first+r] = s.fromKey(key)
		}
	}
}

// offer hands keys to the tails; nil takes none.
func (s *state) offer(keys []int64, low, high *tail) {
	below, above := int64(math.MinInt64), int64(math.MaxInt64)
	if low != nil {
		below = low.limit
	}
	if high != nil {
		above = -high.limit
	}
	for _, key := range keys {
		if key < below {
			low.offer(key)
			below = low.limit
		}
		if key > above {
			high.offer(-key)
			above = -high.limit
		}
	}
}

// fromKey turns a tail key into the statistic.
func (s *state) fromKey(key int64) float64 {
	if s.ratio() {
		return valueOf(key)
	}
	return s.statistic(key, s.count)
}

// takeFlips collects sign flips first, first+1, … from a lane of packed sums of
// the units whose sign bit is set: the flipped sum is twice that less the total.
func (s *state) takeFlips(first int, packed []int64, shift, width int) {
	extreme := abs(s.observed) - s.Slack
	// Twice the subset sum, less the observed one, is extreme when it leaves
	// (−extreme, extreme).
	low, span := s.observed-extreme, uint64(max(2*extreme-1, 0))
	up, down := uint(64-width)&63, uint(shift)&63
	hits := 0
	var all []int64
	if first+len(packed) <= len(s.flip) { // later stages are counted, not kept
		all = s.flip[first : first+len(packed)]
	}
	for r, x := range packed {
		// The lanes below may have borrowed one from this one.
		if shift > 0 {
			x = x>>down + x>>(down-1)&1
		}
		x = x << up >> up
		if uint64(2*x-low-1) >= span {
			hits++
		}
		if all != nil {
			all[r] = 2*x - s.observed
		}
	}
	s.hits += hits
	s.flips += len(packed)
}
