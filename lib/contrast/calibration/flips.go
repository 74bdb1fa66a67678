package calibration

import (
	"galley/lib/contrast/internal/resample"
)

// familyFlips is the number of sign flips behind a family's p-values, that of papers/001.
const familyFlips = 10000

// problem puts differences in quarters in the form of the resampling engine:
// by question (sizes nil) or summed within clusters. skip marks undefined
// questions; nil for none.
func problem(name string, diffs []int64, skip []bool, sizes []int) resample.Problem {
	p := resample.Problem{Name: name, Mul: 1, Den: 4}
	if sizes == nil {
		p.Values, p.Skip = diffs, skip
		if skip != nil {
			p.Values = make([]int64, len(diffs))
			for i, d := range diffs {
				if !skip[i] {
					p.Values[i] = d
				}
			}
		}
		return p
	}
	p.Values = make([]int64, len(sizes))
	if skip != nil {
		p.Sizes = make([]int64, len(sizes))
		p.Skip = make([]bool, len(sizes))
	}
	at := 0
	for c, n := range sizes {
		for range n {
			if skip == nil {
				p.Values[c] += diffs[at]
			} else if !skip[at] {
				p.Values[c] += diffs[at]
				p.Sizes[c]++
			}
			at++
		}
		if skip != nil && p.Sizes[c] == 0 {
			p.Skip[c] = true
		}
	}
	return p
}

// cohort is the engine's cohort of a layout: units and their sizes.
func cohort(name string, questions int, sizes []int) resample.Cohort {
	if sizes == nil {
		return resample.Cohort{Name: name, Units: questions}
	}
	c := resample.Cohort{Name: name, Units: len(sizes), Sizes: make([]int64, len(sizes))}
	for i, n := range sizes {
		c.Sizes[i] = int64(n)
	}
	return c
}

// countFlips adds sign flips to all problems of the cohorts until settled says,
// for each, that more would not change what is asked; at most familyFlips. It
// returns the extreme flips counted, by cohort and problem.
func countFlips(cohorts []resample.Cohort, seed uint64, settled func(cohort, problem, hits, flips int) bool) [][]int {
	engine := resample.New(cohorts, resample.Config{Seed: seed, Flips: familyFlips, Workers: 1})
	for made, step := 0, 3*resample.Block; made < familyFlips; made += step {
		if made > 0 {
			step = min(2*made, familyFlips-made)
		}
		engine.Advance(made, 0, step)
		open := false
		for c := range cohorts {
			for p := range cohorts[c].Problems {
				h, n := engine.Hits(c, p)
				if n == made+step { // not settled before
					if settled(c, p, h, n) {
						engine.Settle(c, p)
					} else {
						open = true
					}
				}
			}
		}
		if !open {
			break
		}
	}
	hits := make([][]int, len(cohorts))
	for c := range cohorts {
		hits[c] = make([]int, len(cohorts[c].Problems))
		for p := range cohorts[c].Problems {
			hits[c][p], _ = engine.Hits(c, p)
		}
	}
	return hits
}
