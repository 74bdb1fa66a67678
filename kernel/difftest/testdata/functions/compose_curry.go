// Currying and composition with several types.
package main

import (
	"fmt"
	"strconv"
)

func compose[A, B, C any](f func(A) B, g func(B) C) func(A) C {
	return func(a A) C { return g(f(a)) }
}

func curry(f func(int, int) int) func(int) func(int) int {
	return func(a int) func(int) int { return func(b int) int { return f(a, b) } }
}

func main() {
	f := compose(strconv.Itoa, func(s string) string { return s + s })
	g := compose(f, func(s string) int { return len(s) })
	fmt.Println(f(12), g(1234))
	add := curry(func(a, b int) int { return a + b })
	inc := add(1)
	fmt.Println(inc(4), add(10)(20))
}

// Output:
// 1212 8
// 5 30
