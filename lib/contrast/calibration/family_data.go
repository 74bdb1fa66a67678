package calibration

import (
	"slices"

	"galley/lib/contrast/internal/resample"
	"galley/lib/stats"
)

// simulate draws one study of the family and returns it as cohorts of the
// resampling engine, problems in the order of familyCohort.members.
func (p *familyPlan) simulate(key stats.Key, shift int64) []resample.Cohort {
	out := make([]resample.Cohort, len(p.cohorts))
	for c := range p.cohorts {
		k := &p.cohorts[c]
		rng := key.Stream(uint64(c))
		scores, missing := k.draw(&rng, shift)
		engine := cohort(k.name, questionsPerCohort, k.sizes)
		for _, i := range k.members {
			m := p.members[i]
			l, r := k.index[m.Left], k.index[m.Right]
			diffs, skip := subtract(scores[l], scores[r], missing[l], missing[r])
			engine.Problems = append(engine.Problems, problem(m.ID, diffs, skip, k.sizes))
		}
		out[c] = engine
	}
	return out
}

// draw gives every side of the cohort a score in quarters on every question,
// and a mask where its metric can be undefined (nil elsewhere). All sides share
// the difficulty of questions and clusters, and each side has a cluster effect
// of its own.
func (k *familyCohort) draw(rng *stats.Stream, shift int64) (scores [][]int64, missing [][]bool) {
	pop := graded(0, intraclass)
	n := questionsPerCohort
	if k.sizes == nil {
		pop = pop.flattened()
	} else {
		n = 0
		for _, size := range k.sizes {
			n += size
		}
	}
	common := make([]int64, 0, n) // shift of each question, cluster included
	sizes := k.sizes
	if sizes == nil {
		sizes = repeated(1, n)
	}
	for _, size := range sizes {
		shared := around(rng, pop.cluster)
		for range size {
			common = append(common, shared+around(rng, pop.question))
		}
	}
	undefined := undefinedMetrics()
	scores, missing = make([][]int64, len(k.sides)), make([][]bool, len(k.sides))
	for i, side := range k.sides {
		base := pop.left.base
		if k.shifted[i] {
			base += shift
		}
		column := make([]int64, 0, n)
		at := 0
		for _, size := range sizes {
			chance := base + around(rng, pop.left.wobble)
			for range size {
				column = append(column, pop.left.score(rng, chance+common[at]))
				at++
			}
		}
		scores[i] = column
		if slices.Contains(undefined, side.Metric) {
			mask := make([]bool, n)
			for q := range mask {
				mask[q] = rng.IntN(50) == 0
			}
			missing[i] = mask
		}
	}
	return scores, missing
}

// subtract returns left − right and the questions undefined on either side.
func subtract(left, right []int64, leftMissing, rightMissing []bool) (diffs []int64, skip []bool) {
	diffs = make([]int64, len(left))
	for i := range diffs {
		diffs[i] = left[i] - right[i]
	}
	if leftMissing == nil && rightMissing == nil {
		return diffs, nil
	}
	skip = make([]bool, len(left))
	for i := range skip {
		skip[i] = leftMissing != nil && leftMissing[i] || rightMissing != nil && rightMissing[i]
	}
	return diffs, skip
}
