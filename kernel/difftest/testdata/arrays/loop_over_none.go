// Loops over arrays that have no elements name elements that nothing takes.
package main

import "fmt"

type grid struct{ rows [2][0]int }

func sum[T any](a [0]T, add func(T)) (n int) {
	for i := 0; i < len(a); i++ {
		add(a[i])
		n++
	}
	return n
}

func main() {
	var none [0]float64
	p := &none
	g := &grid{}
	for i := 0; i < len(none); i++ {
		none[i] = float64(i)
		p[i]++
		fmt.Println(none[i], p[i], &none[i])
	}
	for i := range none {
		fmt.Println(none[i], g.rows[i][i])
	}
	for i := range g.rows {
		for j := 0; j < len(g.rows[i]); j++ {
			fmt.Println(i, j, g.rows[i][j])
		}
	}
	fmt.Println(none, *p, *g, sum([0]string{}, func(s string) { fmt.Println(s) }))
}

// Output:
// [] [] {[[] []]} 0
