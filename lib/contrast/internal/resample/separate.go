package resample

import (
	"math/bits"

	"galley/lib/stats"
)

// compact is a problem on its included units only, for streams of its own.
type compact struct {
	values, sizes []int64
}

func (s *state) compact() compact {
	c := compact{}
	for u := range s.Values {
		if s.skipped(u) {
			continue
		}
		c.values = append(c.values, s.Values[u])
		if s.sizes != nil {
			c.sizes = append(c.sizes, s.sizes[u])
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

// gather sums len(values) draws per replicate, straight off the random words.
func (w *worker) gather(c compact, key stats.Key, first int, sums, questions []int64) {
	units := len(c.values)
	drawer := stats.NewDrawer(units)
	k, n, reject := drawer.PerWord(), uint64(units), drawer.Reject()
	w.words = grow(w.words, min(units/k+8, 4096))
	var block stats.Key
	for r := range sums {
		if r == 0 || (first+r)%Block == 0 {
			block = key.Block(uint64(first+r) / Block)
		}
		rng := block.Stream(uint64(first+r) % Block)
		sum, size := int64(0), int64(0)
		values, sizes := c.values, c.sizes
		for at := 0; at < units; {
			rng.Fill(w.words)
			for _, x := range w.words {
				var digits [16]uint64
				for i := 0; i < k; i++ {
					digits[i&15], x = bits.Mul64(x, n)
				}
				if x < reject {
					continue
				}
				m := min(k, units-at)
				for i := 0; i < m; i++ {
					sum += values[digits[i&15]]
				}
				if sizes != nil {
					for i := 0; i < m; i++ {
						size += sizes[digits[i&15]]
					}
				}
				if at += m; at == units {
					break
				}
			}
		}
		sums[r], questions[r] = sum, size
	}
}

// flip sums the units whose sign bit is set, per replicate.
func (w *worker) flip(c compact, key stats.Key, first int, sums []int64) {
	groups := (len(c.values) + 63) / 64
	packed := make([]int64, groups*64)
	copy(packed, c.values)
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
