// Closures share and keep their variables.
package main

import "fmt"

func counter() (inc func() int, get func() int) {
	n := 0
	return func() int { n++; return n }, func() int { return n }
}

func main() {
	inc, get := counter()
	inc()
	inc()
	inc2, get2 := counter()
	inc2()
	fmt.Println(get(), get2(), inc(), get())
}

// Output:
// 2 1 3 3
