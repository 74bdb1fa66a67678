// Matrices as arrays of arrays, transposed and multiplied.
package main

import "fmt"

type mat [3][3]float64

func (m mat) T() (r mat) {
	for i := range m {
		for j := range m[i] {
			r[j][i] = m[i][j]
		}
	}
	return
}

func (m mat) Mul(n mat) (r mat) {
	for i := range 3 {
		for j := range 3 {
			for k := range 3 {
				r[i][j] += m[i][k] * n[k][j]
			}
		}
	}
	return
}

func main() {
	m := mat{{1, 2, 3}, {4, 5, 6}, {7, 8, 9}}
	fmt.Println(m.T(), m.Mul(m.T()), m[0])
	var cube [2][3][2]int
	n := 0
	for i := range cube {
		for j := range cube[i] {
			for k := range cube[i][j] {
				cube[i][j][k] = n
				n++
			}
		}
	}
	fmt.Println(cube, len(cube[0]), cube[1][2])
}

// Output:
// [[1 4 7] [2 5 8] [3 6 9]] [[14 32 50] [32 77 122] [50 122 194]] [1 2 3]
// [[[0 1] [2 3] [4 5]] [[6 7] [8 9] [10 11]]] 3 [10 11]
