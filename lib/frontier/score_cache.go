package frontier

import "math/bits"

// scoreCache finds entailment scores of one evaluator by the hashes of premise
// and hypothesis: an open-addressing table, since the metrics ask it some
// hundred thousand times.
type scoreCache struct {
	slots []scoreSlot
	mask  uint64
	n     int
}

type scoreSlot struct {
	premise, hypothesis int64
	p                   float64
	used                bool
}

func newScoreCache(capacity int) *scoreCache {
	size := uint64(1) << bits.Len(uint(2*capacity+1))
	return &scoreCache{slots: make([]scoreSlot, size), mask: size - 1}
}

func slotOf(premise, hypothesis int64) uint64 {
	x := uint64(premise)*0x9e3779b97f4a7c15 ^ bits.RotateLeft64(uint64(hypothesis), 29)
	x *= 0xbf58476d1ce4e5b9
	return x ^ x>>31
}

// add puts a score in and tells whether the pair was there already. There is
// room for the capacity given to newScoreCache.
func (c *scoreCache) add(premise, hypothesis int64, p float64) (old float64, twice bool) {
	for i := slotOf(premise, hypothesis) & c.mask; ; i = (i + 1) & c.mask {
		s := &c.slots[i]
		if !s.used {
			*s = scoreSlot{premise, hypothesis, p, true}
			c.n++
			return 0, false
		}
		if s.premise == premise && s.hypothesis == hypothesis {
			return s.p, true
		}
	}
}

// get finds the score of a pair.
func (c *scoreCache) get(premise, hypothesis int64) (float64, bool) {
	for i := slotOf(premise, hypothesis) & c.mask; ; i = (i + 1) & c.mask {
		s := &c.slots[i]
		if !s.used {
			return 0, false
		}
		if s.premise == premise && s.hypothesis == hypothesis {
			return s.p, true
		}
	}
}
