package resample

// A worker owns the scratch memory of one goroutine.
type worker struct {
	builder
	acc    []int64
	lanes  [][]int64 // unpacked lanes of one column, reused
	hits   []int32
	tables tables
}

// lane returns scratch for the i-th lane of a column.
func (w *worker) lane(i, n int) []int64 {
	for len(w.lanes) <= i {
		w.lanes = append(w.lanes, nil)
	}
	w.lanes[i] = grow(w.lanes[i], n)
	return w.lanes[i]
}

// run takes a column through a plan: bootstrap replicates, then flips.
func (w *worker) run(c *column, p *plan) {
	if p.boots > 0 {
		w.boots(c, p)
	}
	if p.flips > 0 {
		w.flips(c, p)
	}
}

func (w *worker) boots(c *column, p *plan) {
	values := make([][]int64, len(c.problems))
	sizes := make([][]int64, len(c.problems))
	next := 0
	for _, word := range c.words {
		w.acc = grow(w.acc, p.boots)
		clear(w.acc)
		for g := 0; g < p.groups; g++ {
			w.tables.fill(word.packed[g*64 : g*64+64])
			w.tables.addCounts(w.acc, p.ones[g*p.boots:(g+1)*p.boots], p.twos[g*p.boots:(g+1)*p.boots])
		}
		p.addHeavy(w.acc, word.packed)
		for _, l := range word.lanes {
			out := w.lane(next, p.boots)
			next++
			unpack(out, w.acc, l.width)
			if l.sizes {
				sizes[l.problem] = out
			} else {
				values[l.problem] = out
			}
		}
	}
	for i, s := range c.problems {
		questions := sizes[i]
		if s.ratio() && questions == nil {
			questions = p.totals
		}
		if s.moves {
			w.hits = grow(w.hits, p.boots)
			s.countHits(p, w.hits)
			s.correct(p, w.hits, values[i], questions)
		}
		s.takeBoot(p.first, values[i], questions)
	}
}

func (w *worker) flips(c *column, p *plan) {
	for _, word := range c.words {
		wanted := false
		for _, l := range word.lanes {
			wanted = wanted || !l.sizes && !c.problems[l.problem].settled
		}
		if !wanted {
			continue
		}
		w.acc = grow(w.acc, p.flips)
		clear(w.acc)
		for g := 0; g < p.groups; g++ {
			w.tables.fill(word.packed[g*64 : g*64+64])
			w.tables.addSigns(w.acc, p.signs[g*p.flips:(g+1)*p.flips])
		}
		out := w.lane(0, p.flips)
		for _, l := range word.lanes {
			unpack(out, w.acc, l.width)
			if s := c.problems[l.problem]; !l.sizes && !s.settled {
				s.takeFlips(p.first, out)
			}
		}
	}
}
