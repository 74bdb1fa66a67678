package stats

import (
	"fmt"
	"slices"
)

// maxPageSteps bounds the products that exactPage adds up: about a tenth of a second.
const maxPageSteps = 100_000_000

// exactPage returns the share of all ways to permute the ranks within each question,
// each question on its own, for which Page's statistic is at least as far from its
// mean as observed. Both are counted as Σ over questions of
// Σ_j (2j − k − 1)(2 rank_j − k − 1), an integer with mean zero; rows holds twice the
// midranks of every question. ok is false when counting takes more than maxPageSteps.
//
// Method: the distribution of one question from its arrangements, then that of the
// sum, question by question. All terms are positive.
func exactPage(rows [][]int, observed int) (p float64, ok bool) {
	sum := distribution{share: []float64{1}}
	known := map[string]distribution{}
	steps := 0
	for _, row := range rows {
		sorted := slices.Clone(row)
		slices.Sort(sorted)
		key := fmt.Sprint(sorted)
		one, met := known[key]
		if !met {
			if steps += 10 * countArrangements(row) * len(row); steps > maxPageSteps {
				return 0, false
			}
			one = pageOf(arrangements(row))
			known[key] = one
		}
		if steps += len(sum.share) * len(one.share); steps > maxPageSteps {
			return 0, false
		}
		sum = sum.plus(one)
	}
	return sum.beyond(observed), true
}

// pageOf is the distribution of one question's term over the orders of its ranks.
func pageOf(orders [][]int) distribution {
	terms := make([]int, len(orders))
	for i, order := range orders {
		k := len(order)
		for j, twice := range order {
			terms[i] += (2*j + 1 - k) * (twice - k - 1)
		}
	}
	d := distribution{low: slices.Min(terms)}
	d.share = make([]float64, slices.Max(terms)-d.low+1)
	each := 1 / float64(len(orders))
	for _, t := range terms {
		d.share[t-d.low] += each
	}
	return d
}

// distribution is that of a whole number: share[i] is the probability of low + i.
type distribution struct {
	low   int
	share []float64
}

// plus is the distribution of the sum of two independent numbers.
func (d distribution) plus(e distribution) distribution {
	out := distribution{low: d.low + e.low, share: make([]float64, len(d.share)+len(e.share)-1)}
	for j, q := range e.share {
		if q == 0 {
			continue
		}
		to := out.share[j : j+len(d.share)]
		for i, p := range d.share {
			to[i] += float64(p * q)
		}
	}
	return out
}

// beyond is the probability of a number at least as far from zero as observed.
func (d distribution) beyond(observed int) float64 {
	p := 0.0
	for i, share := range d.share {
		if x := d.low + i; max(x, -x) >= max(observed, -observed) {
			p += share
		}
	}
	return positive(min(p, 1))
}
