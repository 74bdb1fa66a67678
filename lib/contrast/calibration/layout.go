package calibration

import (
	"galley/lib/stats"
)

// qasperSizes are 976 questions in 271 clusters, in the spread that papers with
// a handful of questions each have: the count falls off as the size grows.
func qasperSizes() []int {
	counts := []int{44, 53, 55, 44, 28, 20, 11, 7, 4, 2, 1, 1, 1} // clusters of 1, 2, 3, … questions
	var sizes []int
	for i, n := range counts {
		for range n {
			sizes = append(sizes, i+1)
		}
	}
	return sizes
}

// A layout says how the questions of a simulated study fall into clusters.
type layout struct {
	name string
	// sizes returns the questions per cluster of one study.
	sizes func(rng *stats.Stream, clusters int, pool []int) []int
	// flat: every cluster is one question, and cluster effects are left out.
	flat bool
}

const (
	questionsLayout = "questions"
	equalLayout     = "equal clusters"
	cohortLayout    = "cohort clusters"
	dominatedLayout = "one dominant cluster"
)

func layouts() []layout {
	return []layout{
		{name: questionsLayout, flat: true, sizes: func(_ *stats.Stream, clusters int, _ []int) []int {
			return repeated(1, clusters)
		}},
		{name: equalLayout, sizes: func(_ *stats.Stream, clusters int, _ []int) []int {
			return repeated(4, clusters)
		}},
		{name: cohortLayout, sizes: drawnSizes},
		{name: dominatedLayout, sizes: func(rng *stats.Stream, clusters int, pool []int) []int {
			sizes := drawnSizes(rng, clusters, pool)
			rest := 0
			for _, n := range sizes[1:] {
				rest += n
			}
			sizes[0] = max(1, (rest+1)/2) // a third of all questions
			return sizes
		}},
	}
}

// drawnSizes draws cluster sizes from those of the cohort in view, with replacement.
func drawnSizes(rng *stats.Stream, clusters int, pool []int) []int {
	sizes := make([]int, clusters)
	for i := range sizes {
		sizes[i] = pool[rng.IntN(len(pool))]
	}
	return sizes
}

func repeated(v, n int) []int {
	out := make([]int, n)
	for i := range out {
		out[i] = v
	}
	return out
}
