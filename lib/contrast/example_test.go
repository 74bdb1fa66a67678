package contrast_test

import (
	"fmt"

	"galley/lib/contrast"
	"galley/lib/stats"
)

// answers is a Source: ten questions, and which of them three systems got right.
type answers map[string]string

func (a answers) Sample(cohort string, side contrast.Side) (contrast.Sample, error) {
	var s contrast.Sample
	for i, mark := range a[side.Setting] {
		s.Questions = append(s.Questions, fmt.Sprintf("q%02d", i))
		s.Values = append(s.Values, map[rune]float64{'1': 1}[mark])
		s.Missing = append(s.Missing, mark == '?')
	}
	return s, nil
}

// A family of two ablations, each against the full system, Holm-corrected
// together. The exact p-value counts all sign flips: 7 questions lost and none
// won is 2 of 2^7.
func Example() {
	cohort := answers{
		"full":      "1111111111",
		"no-rerank": "0001000101",
		"no-cite":   "111011111?",
	}
	family := contrast.Ablation("ablations", "dev", "em", "full", []string{"no-rerank", "no-cite"})
	family.Options = contrast.Options{PreferExact: true}
	results := family.Run(cohort)
	for _, r := range results.All() {
		fmt.Printf("%s: Δ %.3f [%.3f, %.3f], p %.4f, p_H %.4f, n %d, supported %v\n",
			r.ID, r.Diff, r.Lo, r.Hi, r.P, r.PHolm, r.N, r.Supported())
	}
	fmt.Printf("no-cite: %d matched, %d undefined\n", results.Get("no-cite").Receipt.Matched, results.Get("no-cite").Receipt.Missing)
	// Output:
	// no-rerank: Δ -0.700 [-1.000, -0.400], p 0.0156, p_H 0.0312, n 10, supported true
	// no-cite: Δ -0.111 [-0.333, 0.000], p 1.0000, p_H 1.0000, n 9, supported false
	// no-cite: 10 matched, 1 undefined
}

// A sweep follows one metric along a factor and says where the conclusion
// changes, and whether there is a trend.
func ExampleSweep() {
	cohort := answers{
		"full": "11111111111111111111",
		"0.5":  "11111111110111111111",
		"0.25": "11101111010111101111",
		"0.1":  "01001011010011001010",
	}
	sweep := contrast.Sweep{
		Name: "budget", Cohort: "dev", Metric: "em", Reference: "full",
		Levels:  []contrast.Level{{At: 0.1, Setting: "0.1"}, {At: 0.25, Setting: "0.25"}, {At: 0.5, Setting: "0.5"}},
		Options: contrast.Options{PreferExact: true},
	}
	results := sweep.Run(cohort)
	for _, c := range results.Changes {
		fmt.Printf("between %v and %v: %s, then %s\n", c.From, c.To, c.Before, c.After)
	}
	fmt.Printf("trend supported: %v\n", results.Trend.Supported())
	// Output:
	// between 0.1 and 0.25: right higher, then unclear
	// trend supported: true
}

// Pair gives the paired values themselves, for what the family does not do: here
// a BCa interval, and the questions that a larger study would need.
func ExamplePair() {
	cohort := answers{"full": "11111111111111111111", "small": "11011111011111101111"}
	d := contrast.Pair(cohort, contrast.Contrast{ID: "small", Cohort: "dev",
		Left: contrast.Side{Setting: "small", Metric: "em"}, Right: contrast.Side{Setting: "full", Metric: "em"}})
	interval, _ := stats.BootstrapMean(d.Differences, d.Clusters, stats.Bootstrap{Method: stats.BCa})
	plan, _ := stats.QuestionsNeeded(d.Differences, d.Clusters, 0.05, 0.05, 0.8)
	fmt.Println(interval)
	fmt.Println(plan.Questions, "questions find a difference of five points in four studies of five")
	// Output:
	// -0.15 [-0.35, -0.05] 95% BCa, n=20
	// 424 questions find a difference of five points in four studies of five
}
