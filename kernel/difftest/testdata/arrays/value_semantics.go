// Arrays are values: assignment, parameters, results and range copy.
package main

import "fmt"

func change(a [3]int) [3]int { a[0] = 99; return a }

type grid [2][2]int

func main() {
	a := [3]int{1, 2, 3}
	b := a
	b[0] = 10
	c := change(a)
	for i, v := range a {
		a[2] = 50
		fmt.Print(i, v, " ")
	}
	fmt.Println(a, b, c, a == [3]int{1, 2, 50}, a != b)
	g := grid{{1, 2}, {3, 4}}
	h := g
	h[0][0] = 9
	row := g[1]
	row[0] = 7
	p := &g[1]
	p[1] = 8
	fmt.Println(g, h, row)
}

// Output:
// 0 1 1 2 2 3 [1 2 50] [10 2 3] [99 2 3] true true
// [[1 2] [3 8]] [[9 2] [3 4]] [7 4]
