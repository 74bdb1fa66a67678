// Corrections, quantiles and sums of the statistics package.
package main

import (
	"fmt"

	"galley/lib/stats"
)

type ps []float64

func (p ps) holm() ps { return stats.Holm(p) }

func main() {
	p := ps{.01, .04, .03, .005}
	fmt.Println(p.holm(), stats.Hochberg(p), stats.BenjaminiHochberg([]float64(p)))
	xs := []float64{3, 1, 2, 10}
	m, err := stats.Median(xs)
	q, err2 := stats.Quantile(xs, .975)
	fmt.Println(m, err, q, err2, stats.Sum(xs))
	_, err = stats.Median(nil)
	fmt.Println(err)
	rng := stats.NewKey(13, "demo").Block(0).Stream(0)
	n := 0
	for range 1000 {
		if rng.Bool() {
			n++
		}
	}
	fmt.Println(n, rng.IntN(100), rng.Uint64())
}

// Output:
// [0.03 0.06 0.06 0.02] [0.03 0.04 0.04 0.02] [0.02 0.04 0.039999999999999994 0.02]
// 2.5 <nil> 9.474999999999998 <nil> 16
// stats: Quantile: no values
// 507 38 17688210625311479331
