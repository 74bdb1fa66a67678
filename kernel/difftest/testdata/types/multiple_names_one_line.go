// Structs and parameters with several names of one type.
package main

import "fmt"

type T struct {
	a, b, c int
	d, _, e string
	f       func(x, y int, z ...string) (sum, n int)
}

func g(a, b int, c, d string) (x, y string) { return c + d, fmt.Sprint(a, b) }

func main() {
	t := T{a: 1, c: 3, e: "e", f: func(x, y int, z ...string) (int, int) { return x + y, len(z) }}
	fmt.Println(t.a, t.b, t.c, t.d == "", t.e)
	fmt.Println(t.f(1, 2, "q"))
	fmt.Println(g(1, 2, "a", "b"))
}

// Output:
// 1 0 3 true e
// 3 1
// ab 1 2
