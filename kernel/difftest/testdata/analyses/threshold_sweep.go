// A sweep with closures in struct literals.
package main

import (
	"fmt"
	"math"
)

type point struct{ tau, coverage, accuracy float64 }
type rule struct {
	name string
	keep func(conf, tau float64) bool
}

func sweep(conf, em []float64, taus []float64, r rule) (out []point) {
	for _, t := range taus {
		n, hit := 0, 0.0
		for i, c := range conf {
			if r.keep(c, t) {
				n++
				hit += em[i]
			}
		}
		p := point{tau: t, coverage: float64(n) / float64(len(conf))}
		if n > 0 {
			p.accuracy = hit / float64(n)
		} else {
			p.accuracy = math.NaN()
		}
		out = append(out, p)
	}
	return
}

func main() {
	conf := []float64{.9, .8, .3, .6, .1}
	em := []float64{1, 1, 0, 1, 0}
	rules := []rule{
		{"at least", func(c, t float64) bool { return c >= t }},
		{"above", func(c, t float64) bool { return c > t }},
	}
	for _, r := range rules {
		for _, p := range sweep(conf, em, []float64{0, .3, .6, .95}, r) {
			fmt.Printf("%-9s %.2f %.2f %.3f\n", r.name, p.tau, p.coverage, p.accuracy)
		}
	}
}

// Output:
// at least  0.00 1.00 0.600
// at least  0.30 0.80 0.750
// at least  0.60 0.60 1.000
// at least  0.95 0.00 NaN
// above     0.00 1.00 0.600
// above     0.30 0.60 1.000
// above     0.60 0.40 1.000
// above     0.95 0.00 NaN
