// Ranks with ties and Spearman's rho.
package main

import (
	"cmp"
	"fmt"
	"math"
	"slices"
)

func ranks(xs []float64) []float64 {
	idx := make([]int, len(xs))
	for i := range idx {
		idx[i] = i
	}
	slices.SortStableFunc(idx, func(a, b int) int { return cmp.Compare(xs[a], xs[b]) })
	r := make([]float64, len(xs))
	for i := 0; i < len(idx); {
		j := i
		for j+1 < len(idx) && xs[idx[j+1]] == xs[idx[i]] {
			j++
		}
		for k := i; k <= j; k++ {
			r[idx[k]] = float64(i+j)/2 + 1
		}
		i = j + 1
	}
	return r
}

func pearson(x, y []float64) float64 {
	var sx, sy, sxx, syy, sxy float64
	n := float64(len(x))
	for i := range x {
		sx += x[i]
		sy += y[i]
		sxx += x[i] * x[i]
		syy += y[i] * y[i]
		sxy += x[i] * y[i]
	}
	return (n*sxy - sx*sy) / math.Sqrt((n*sxx-sx*sx)*(n*syy-sy*sy))
}

func main() {
	x := []float64{1, 2, 2, 5, 3}
	y := []float64{2, 1, 4, 9, 9}
	fmt.Println(ranks(x), ranks(y))
	fmt.Printf("%.6f\n", pearson(ranks(x), ranks(y)))
}

// Output:
// [1 2.5 2.5 5 4] [2 1 3 4.5 4.5]
// 0.789474
