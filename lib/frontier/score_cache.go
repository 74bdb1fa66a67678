package frontier

import "math/bits"

// scoreCache finds entailment scores of one evaluator by the hashes of premise
// and hypothesis: an open-addressing table, since the metrics ask it some
// hundred thousand times.
type scoreCache struct {
	slots []scoreSlot
	mask  uint64
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

// find gives the slot of a pair: the one it is in, or the free one where it belongs.
func (c *scoreCache) find(premise, hypothesis int64) *scoreSlot {
	for i := slotOf(premise, hypothesis) & c.mask; ; i = (i + 1) & c.mask {
		if s := &c.slots[i]; !s.used || s.premise == premise && s.hypothesis == hypothesis {
			return s
		}
	}
}

// add puts a score in; the first of a pair stays. There is room for the capacity given
// to newScoreCache.
func (c *scoreCache) add(premise, hypothesis int64, p float64) {
	if s := c.find(premise, hypothesis); !s.used {
		*s = scoreSlot{premise, hypothesis, p, true}
	}
}

// get finds the score of a pair.
func (c *scoreCache) get(premise, hypothesis int64) (p float64, ok bool) {
	s := c.find(premise, hypothesis)
	return s.p, s.used
}
