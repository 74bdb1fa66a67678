// Bins, bars of text and a running median.
package main

import (
	"fmt"
	"sort"
	"strings"
)

func bins(xs []float64, lo, hi float64, n int) []int {
	out := make([]int, n)
	for _, x := range xs {
		i := int((x - lo) / (hi - lo) * float64(n))
		i = min(max(i, 0), n-1)
		out[i]++
	}
	return out
}

func median(xs []float64) float64 {
	s := append([]float64(nil), xs...)
	sort.Float64s(s)
	if n := len(s); n%2 == 1 {
		return s[n/2]
	} else {
		return (s[n/2-1] + s[n/2]) / 2
	}
}

func main() {
	xs := []float64{.1, .15, .2, .55, .9, 1, .95, .5}
	for i, c := range bins(xs, 0, 1, 4) {
		fmt.Printf("[%.2f, %.2f) %s %d\n", float64(i)/4, float64(i+1)/4, strings.Repeat("█", c), c)
	}
	var meds []float64
	for i := range xs {
		meds = append(meds, median(xs[:i+1]))
	}
	fmt.Println(meds)
}

// Output:
// [0.00, 0.25) ███ 3
// [0.25, 0.50)  0
// [0.50, 0.75) ██ 2
// [0.75, 1.00) ███ 3
// [0.1 0.125 0.15 0.175 0.2 0.375 0.55 0.525]
