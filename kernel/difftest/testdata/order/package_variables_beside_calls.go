// Initial values of package variables that read beside calls.
package main

import "fmt"

var n = 1

func next() int { n *= 2; return n }

var (
	a = n + next()
	b = []int{n, next(), n}
	c = n > 0 && n+next() > 20
	d = map[string]int{"d": n + next()}
)

func main() {
	fmt.Println(a, b, c, d, n)
}

// Output:
// 4 [2 4 4] false map[d:32] 16
