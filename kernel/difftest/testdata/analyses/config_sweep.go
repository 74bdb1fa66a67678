// A Cartesian product of factors with labels and filters.
package main

import (
	"fmt"
	"slices"
	"strings"
)

type setting struct {
	compressor string
	budget     float64
	tau        float64
}

func (s setting) String() string {
	label := strings.ToUpper(s.compressor[:2]) + "/" + strings.TrimPrefix(fmt.Sprintf("%.2f", s.budget), "0")
	if s.tau > 0 {
		label += fmt.Sprintf("/%.1f", s.tau)
	}
	return label
}

func product(fs ...[]float64) [][]float64 {
	out := [][]float64{nil}
	for _, f := range fs {
		var next [][]float64
		for _, row := range out {
			for _, x := range f {
				next = append(next, append(slices.Clone(row), x))
			}
		}
		out = next
	}
	return out
}

func main() {
	var all []setting
	for _, c := range []string{"recomp", "llmlingua"} {
		for _, p := range product([]float64{.25, .5}, []float64{0, .3}) {
			if c == "llmlingua" && p[1] > 0 {
				continue
			}
			all = append(all, setting{c, p[0], p[1]})
		}
	}
	for i, s := range all {
		fmt.Printf("%d %-9v%v\n", i, s, s.budget)
	}
	fmt.Println(all)
}

// Output:
// 0 RE/.25   0.25
// 1 RE/.25/0.30.25
// 2 RE/.50   0.5
// 3 RE/.50/0.30.5
// 4 LL/.25   0.25
// 5 LL/.50   0.5
// [RE/.25 RE/.25/0.3 RE/.50 RE/.50/0.3 LL/.25 LL/.50]
