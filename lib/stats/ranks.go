package stats

import "sort"

// midranks returns the ranks from 1 of values, ties sharing their mean rank,
// and Σ(t³ − t) over the groups of ties.
func midranks(values []float64) (ranks []float64, ties float64) {
	order := make([]int, len(values))
	for i := range order {
		order[i] = i
	}
	sort.SliceStable(order, func(a, b int) bool { return values[order[a]] < values[order[b]] })
	ranks = make([]float64, len(values))
	for i := 0; i < len(order); {
		j := i
		for j < len(order) && values[order[j]] == values[order[i]] {
			j++
		}
		for k := i; k < j; k++ {
			ranks[order[k]] = float64(i+1+j) / 2
		}
		t := float64(j - i)
		ties += float64(t*t*t) - t
		i = j
	}
	return ranks, ties
}
