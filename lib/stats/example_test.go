package stats_test

import (
	"fmt"

	"galley/lib/stats"
)

// Ten questions from four papers, answered under two settings.
func Example() {
	left := []float64{1, 0.5, 1, 1, 0.75, 1, 0.5, 1, 1, 0.25}
	right := []float64{0.5, 0.5, 0.75, 1, 0.5, 0.5, 0.25, 1, 0.5, 0.5}
	papers := []string{"a", "a", "a", "b", "b", "c", "c", "c", "d", "d"}
	diffs := make([]float64, len(left))
	for i := range diffs {
		diffs[i] = left[i] - right[i]
	}

	iv, err := stats.BootstrapMean(diffs, papers, stats.Bootstrap{Stream: "example"})
	if err != nil {
		fmt.Println(err)
	}
	test, err := stats.SignFlip(diffs, papers, stats.Flips{Method: stats.FlipExact})
	if err != nil {
		fmt.Println(err)
	}
	fmt.Println(iv)
	fmt.Printf("p = %g over %d papers, no smaller than %g\n", test.P, test.Clusters, test.Floor)
	// Output:
	// 0.2 [0.125, 0.25] 95% percentile, n=10 in 4 clusters
	// p = 0.125 over 4 papers, no smaller than 0.125
}

func ExampleHolm() {
	fmt.Println(stats.Holm([]float64{0.01, 0.04, 0.03}))
	// Output: [0.03 0.06 0.06]
}

func ExampleAdjust() {
	// Two members could be tested; the family was declared to have five.
	adjusted, err := stats.Adjust(stats.HolmCorrection, []float64{0.01, 0.2}, 5)
	fmt.Println(adjusted, err)
	// Output: [0.05 0.8] <nil>
}

func ExampleMcNemarCounts() {
	// papers/002 §6: +4.7 points on 300 questions, printed p = .022 and called exact.
	r, err := stats.McNemarCounts(23, 9, 300)
	fmt.Printf("exact %.4f, with continuity correction %.4f, %v\n", r.Exact, r.Corrected, err)
	// Output: exact 0.0201, with continuity correction 0.0216, <nil>
}

func ExampleWilson() {
	iv, err := stats.Wilson(0, 25, 0.95)
	fmt.Printf("[%.3f, %.3f] %v\n", iv.Lo, iv.Hi, err)
	// Output: [0.000, 0.133] <nil>
}

func ExampleWilcoxon() {
	r, err := stats.Wilcoxon([]float64{0.5, 0, 0.25, 0.25, -0.25, 0.75, 0}, stats.PrattZeros)
	fmt.Printf("p = %g exact, %d zeros, tied %v, %v\n", r.P, r.ZeroCount, r.Tied, err)
	// Output: p = 0.25 exact, 2 zeros, tied true, <nil>
}

func ExampleSignFlip() {
	r, err := stats.SignFlip([]float64{0, 0, 0}, nil, stats.Flips{})
	fmt.Println(r.Outcome, r.Reason, r.P, err)
	// Output: degenerate all 3 differences are zero 1 <nil>
}

func ExampleEquivalence() {
	diffs := []float64{0.01, -0.02, 0, 0.01, 0, -0.01, 0.02, 0, 0, -0.01, 0.01, 0}
	r, err := stats.Equivalence(diffs, nil, 0.02, 0.95)
	fmt.Printf("equivalent within ±0.02: %v, p = %.2g, 90 %% interval [%.4f, %.4f], %v\n", r.Equivalent, r.P, r.Lo, r.Hi, err)
	// Output: equivalent within ±0.02: true, p = 3.7e-05, 90 % interval [-0.0048, 0.0065], <nil>
}

func ExampleMinimumDetectable() {
	diffs := make([]float64, 200)
	for i := range diffs {
		diffs[i] = float64(i%3-1) / 2
	}
	r, err := stats.MinimumDetectable(diffs, nil, 944, 0.05, 0.8)
	fmt.Printf("%.3f %v\n", r.Difference, err)
	// Output: 0.037 <nil>
}

func ExampleRank() {
	r, err := stats.Rank([]string{"identity", "recomp", "llmlingua"}, []float64{0.51, 0.49, 0.38},
		[][]float64{{1, 0.4, 0.001}, {0.4, 1, 0.002}, {0.001, 0.002, 1}}, 0.05, true)
	for i, name := range r.Names {
		fmt.Println(name, r.Ranks[i], r.Letters[i])
	}
	fmt.Println(err)
	// Output:
	// identity 1 a
	// recomp 2 a
	// llmlingua 3 b
	// <nil>
}
