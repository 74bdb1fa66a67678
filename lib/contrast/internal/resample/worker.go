package resample

// A worker owns the scratch memory of one goroutine.
type worker struct {
	builder
	sums   [4][]int64 // two words' bootstrap sums, two words' flip sums
	lanes  [][]int64  // unpacked lanes of one column, reused
	zero   []int64    // stands in for the second word of an odd one
	tables twin
	byUnit *lookup // units of a problem with streams of its own
}

// lane returns scratch for the i-th lane of a column.
func (w *worker) lane(i, n int) []int64 {
	for len(w.lanes) <= i {
		w.lanes = append(w.lanes, nil)
	}
	w.lanes[i] = grow(w.lanes[i], n)
	return w.lanes[i]
}

// run takes a column through a plan, two words at a time.
func (w *worker) run(c *column, p *plan) {
	found := make([]struct{ values, sizes, hits []int64 }, len(c.problems))
	next := 0
	for i := 0; i < len(c.words); i += 2 {
		first := c.words[i]
		second := &word{}
		if i+1 < len(c.words) {
			second = c.words[i+1]
		}
		flips := p.flips
		if !c.wantsFlips(first) && !c.wantsFlips(second) {
			flips = 0
		}
		w.sum(first, second, p, flips)
		for k, word := range []*word{first, second} {
			if flips > 0 {
				shift := 0
				for _, l := range word.lanes {
					if s := c.problems[l.problem]; l.role == values && !s.settled {
						s.takeFlips(p.first, w.sums[2+k], shift, l.width)
					}
					shift += l.width
				}
			}
			for _, l := range word.lanes {
				out := w.lane(next, p.boots)
				next++
				unpack(out, w.sums[k], l.width)
				f := &found[l.problem]
				switch l.role {
				case values:
					f.values = out
				case sizes:
					f.sizes = out
				case hits:
					f.hits = out
				}
			}
		}
	}
	if p.boots == 0 {
		return
	}
	for i, s := range c.problems {
		f := &found[i]
		if f.sizes == nil && s.ratio() {
			f.sizes = p.totals
		}
		if s.moves {
			s.correct(p, f.hits, f.values, f.sizes)
		}
		s.takeBoot(p.first, f.values, f.sizes)
	}
}

func (c *column) wantsFlips(w *word) bool {
	for _, l := range w.lanes {
		if l.role == values && !c.problems[l.problem].settled {
			return true
		}
	}
	return false
}

// sum fills w.sums for two words.
func (w *worker) sum(first, second *word, p *plan, flips int) {
	a, b := first.packed, second.packed
	if b == nil {
		w.zero = grow(w.zero, len(a))
		clear(w.zero)
		b = w.zero
	}
	for i, n := range []int{p.boots, p.boots, flips, flips} {
		w.sums[i] = grow(w.sums[i], n)
		clear(w.sums[i])
	}
	for g := 0; g < p.groups; g++ {
		w.tables.a.fill(a[g*64 : g*64+64])
		w.tables.b.fill(b[g*64 : g*64+64])
		if n := p.boots; n > 0 {
			w.tables.counts(w.sums[0], w.sums[1], p.ones[g*n:(g+1)*n], p.twos[g*n:(g+1)*n])
		}
		if n := p.flips; flips > 0 {
			w.tables.signs(w.sums[2], w.sums[3], p.signs[g*n:(g+1)*n])
		}
	}
	if p.boots > 0 {
		p.addHeavy(w.sums[0], w.sums[1], a, b)
	}
}
