// Generic functions with inferred type arguments.
package main

import (
	"fmt"
	"strings"
)

func Map[T, U any](xs []T, f func(T) U) []U {
	out := make([]U, 0, len(xs))
	for _, x := range xs {
		out = append(out, f(x))
	}
	return out
}

func Filter[T any](xs []T, keep func(T) bool) (out []T) {
	for _, x := range xs {
		if keep(x) {
			out = append(out, x)
		}
	}
	return
}

func Reduce[T, A any](xs []T, acc A, f func(A, T) A) A {
	for _, x := range xs {
		acc = f(acc, x)
	}
	return acc
}

func main() {
	xs := []int{1, 2, 3, 4}
	sq := Map(xs, func(x int) int { return x * x })
	ss := Map(xs, func(x int) string { return strings.Repeat("*", x) })
	fmt.Println(sq, ss, Filter(sq, func(x int) bool { return x%2 == 0 }))
	fmt.Println(Reduce(xs, 0.5, func(a float64, x int) float64 { return a + float64(x) }))
	fmt.Println(Reduce(ss, map[int]string{}, func(m map[int]string, s string) map[int]string { m[len(s)] = s; return m }))
}

// Output:
// [1 4 9 16] [* ** *** ****] [4 16]
// 10.5
// map[1:* 2:** 3:*** 4:****]
