// Gaussian elimination with partial pivoting.
package main

import (
	"fmt"
	"math"
)

func solve(a [][]float64, b []float64) ([]float64, error) {
	n := len(b)
	for col := 0; col < n; col++ {
		p := col
		for r := col + 1; r < n; r++ {
			if math.Abs(a[r][col]) > math.Abs(a[p][col]) {
				p = r
			}
		}
		if a[p][col] == 0 {
			return nil, fmt.Errorf("singular at column %d", col)
		}
		a[col], a[p] = a[p], a[col]
		b[col], b[p] = b[p], b[col]
		for r := col + 1; r < n; r++ {
			f := a[r][col] / a[col][col]
			for c := col; c < n; c++ {
				a[r][c] -= float64(f * a[col][c])
			}
			b[r] -= float64(f * b[col])
		}
	}
	x := make([]float64, n)
	for r := n - 1; r >= 0; r-- {
		s := b[r]
		for c := r + 1; c < n; c++ {
			s -= float64(a[r][c] * x[c])
		}
		x[r] = s / a[r][r]
	}
	return x, nil
}

func main() {
	x, err := solve([][]float64{{2, 1, -1}, {-3, -1, 2}, {-2, 1, 2}}, []float64{8, -11, -3})
	fmt.Printf("%.6f %v\n", x, err)
	_, err = solve([][]float64{{1, 2}, {2, 4}}, []float64{1, 2})
	fmt.Println(err)
}

// Output:
// [2.000000 3.000000 -1.000000] <nil>
// singular at column 1
