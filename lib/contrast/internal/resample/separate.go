package resample

import (
	"math/bits"

	"galley/lib/stats"
)

// compact is a problem on its included units only, for streams of its own.
// Where both fit one word, a unit's value and size share it: value<<split + size.
type compact struct {
	values, sizes []int64
	units         int
	split         int  // bits of the size; 0 when values stand alone
	ratio         bool // questions vary
}

func (s *state) compact() compact {
	c := compact{ratio: s.ratio()}
	largest := int64(0)
	for u := range s.Values {
		if s.skipped(u) {
			continue
		}
		c.values = append(c.values, s.Values[u])
		if c.ratio {
			c.sizes = append(c.sizes, s.sizes[u])
			largest = max(largest, s.sizes[u])
		}
	}
	c.units = len(c.values)
	if c.ratio {
		// Sums of sizes stay below 2^split, and sums of values below 2^(63−split).
		split := bits.Len64(uint64(largest) * uint64(c.units))
		if split+bits.Len64(uint64(s.largest)*uint64(c.units)) <= 62 {
			c.split = split
			for u, size := range c.sizes {
				c.values[u] = c.values[u]<<split + size
			}
			c.sizes = nil
		}
	}
	return c
}

// separate is Advance with streams keyed by problem. The draws are over the
// included units, so nothing needs correcting.
func (e *Engine) separate(from, boots, flips int) {
	type task struct {
		cohort *Cohort
		state  *state
	}
	var tasks []task
	for i, states := range e.states {
		for _, s := range states {
			tasks = append(tasks, task{e.cohorts[i].Cohort, s})
		}
	}
	e.each(len(tasks), func(w *worker, i int) {
		s := tasks[i].state
		bootKey, flipKey := Keys(e.config.Seed, tasks[i].cohort.Name, s.Name)
		c := s.compact()
		w.load(c)
		const chunk = 64 * Block
		for at := 0; at < boots; at += chunk {
			n := min(chunk, boots-at)
			sums, questions := w.lane(0, n), w.lane(1, n)
			w.gather(c, bootKey, from+at, sums, questions)
			s.takeBoot(from+at, sums, questions)
		}
		if s.settled {
			return
		}
		for at := 0; at < flips; at += chunk {
			sums := w.lane(0, min(chunk, flips-at))
			w.flip(c, flipKey, from+at, sums)
			s.takeFlips(from+at, sums, 0, 64)
		}
	})
}

// flip sums the units whose sign bit is set, per replicate.
func (w *worker) flip(c compact, key stats.Key, first int, sums []int64) {
	groups := (c.units + 63) / 64
	packed := make([]int64, groups*64)
	for u, v := range c.values {
		packed[u] = v >> c.split // sizes are not negative: the shift drops them
	}
	signs := make([]uint64, groups*len(sums))
	w.words = grow(w.words, groups)
	var block stats.Key
	for r := range sums {
		if r == 0 || (first+r)%Block == 0 {
			block = key.Block(uint64(first+r) / Block)
		}
		rng := block.Stream(uint64(first+r) % Block)
		rng.Fill(w.words)
		for g, x := range w.words {
			signs[g*len(sums)+r] = x
		}
	}
	clear(sums)
	w.sums[3] = grow(w.sums[3], len(sums))
	w.tables.b = tables{}
	for g := 0; g < groups; g++ {
		w.tables.a.fill(packed[g*64 : g*64+64])
		w.tables.signs(sums, w.sums[3], signs[g*len(sums):(g+1)*len(sums)])
	}
}
