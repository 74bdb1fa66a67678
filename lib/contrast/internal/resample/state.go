package resample

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
	for _, key := range sums {
		if key < low.limit {
			low.offer(key)
		}
		if -key < high.limit {
			high.offer(-key)
		}
	}
	if s.boot != nil {
		for r, key := range sums {
			s.boot[first+r] = s.fromKey(key)
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

// takeFlips collects sign flips first, first+1, … from the sums of the units
// whose sign bit is set: the flipped sum is twice that less the total.
// Overwrites sums.
func (s *state) takeFlips(first int, sums []int64) {
	extreme := abs(s.observed) - s.Slack
	hits := 0
	for r, x := range sums {
		x = 2*x - s.observed
		sums[r] = x
		if abs(x) >= extreme {
			hits++
		}
	}
	s.hits += hits
	s.flips += len(sums)
	if s.flip != nil {
		copy(s.flip[first:], sums)
	}
}
