// Float comparisons in conditions and sorting with NaN.
package main

import (
	"cmp"
	"fmt"
	"math"
	"sort"
)

func main() {
	xs := []float64{3, math.NaN(), 1, math.Inf(-1), 2, math.NaN()}
	sort.Float64s(xs)
	fmt.Println(xs)
	n := 0
	for _, x := range xs {
		switch {
		case x < 0:
			n += 1
		case x >= 0:
			n += 10
		default:
			n += 100
		}
	}
	fmt.Println(n, max(1, 2.5, xs[3]), min(0.5, math.Inf(1)), math.IsNaN(max(1, math.NaN())), cmp.Compare(math.NaN(), 1))
}

// Output:
// [NaN NaN -Inf 1 2 3]
// 231 2.5 0.5 true -1
