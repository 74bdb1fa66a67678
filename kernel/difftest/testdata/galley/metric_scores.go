// Text metrics over script records.
package main

import (
	"fmt"

	"galley/lib/metric"
)

type answer struct {
	id, text string
	gold     []string
}

func main() {
	answers := []answer{
		{"q1", "The Eiffel Tower", []string{"Eiffel tower", "the tower"}},
		{"q2", "forty-two", []string{"42"}},
		{"q3", "", []string{"something"}},
	}
	total := 0.0
	for _, a := range answers {
		best := 0.0
		for _, g := range a.gold {
			if metric.ExactMatch(a.text, g) {
				best = 1
			}
			if j, ok := metric.Jaccard(metric.Tokens(a.text), metric.Tokens(g)); ok {
				best = max(best, j)
			}
		}
		total += best
		fmt.Printf("%s %.4f %q\n", a.id, best, metric.Normalize(a.text))
	}
	fmt.Printf("%.4f\n", total/float64(len(answers)))
}

// Output:
// q1 1.0000 "eiffel tower"
// q2 0.0000 "fortytwo"
// q3 0.0000 ""
// 0.3333
