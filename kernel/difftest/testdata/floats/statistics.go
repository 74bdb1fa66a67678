// Mean, variance and quantiles with fixed bits.
package main

import (
	"fmt"
	"math"
	"slices"
)

func meanVar(xs []float64) (mean, v float64) {
	for i, x := range xs {
		d := x - mean
		mean += d / float64(i+1)
		v += d * (x - mean)
	}
	return mean, v / float64(len(xs)-1)
}

func quantile(xs []float64, p float64) float64 {
	s := slices.Clone(xs)
	slices.Sort(s)
	h := float64(len(s)-1) * p
	i := int(h)
	if i+1 >= len(s) {
		return s[len(s)-1]
	}
	return s[i] + float64((h-float64(i))*(s[i+1]-s[i]))
}

func main() {
	xs := []float64{2.5, 0.1, 3.7, 9.9, 4.2, 0.3}
	m, v := meanVar(xs)
	fmt.Println(m, v, math.Sqrt(v))
	for _, p := range []float64{0, .25, .5, .975, 1} {
		fmt.Print(quantile(xs, p), " ")
	}
	fmt.Println(xs[0])
}

// Output:
// 3.4500000000000006 12.855 3.5853870083995116
// 0.1 0.8500000000000001 3.1 9.1875 9.9 2.5
