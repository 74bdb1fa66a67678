// Mutually recursive generic functions.
package main

import (
	"fmt"
	"strings"
)

func Flatten[T any](xs [][]T) (out []T) {
	for _, x := range xs {
		out = append(out, x...)
	}
	return
}

func QuickSort[T any](xs []T, less func(a, b T) bool) []T {
	if len(xs) < 2 {
		return xs
	}
	var lo, hi []T
	for _, x := range xs[1:] {
		if less(x, xs[0]) {
			lo = append(lo, x)
		} else {
			hi = append(hi, x)
		}
	}
	return Flatten([][]T{QuickSort(lo, less), {xs[0]}, QuickSort(hi, less)})
}

func Even[T ~int](n T) bool {
	if n == 0 {
		return true
	}
	return Odd(n - 1)
}
func Odd[T ~int](n T) bool {
	if n == 0 {
		return false
	}
	return Even(n - 1)
}

func main() {
	fmt.Println(QuickSort([]int{3, 1, 2, 5, 4}, func(a, b int) bool { return a < b }))
	fmt.Println(QuickSort(strings.Fields("d b a c"), func(a, b string) bool { return a > b }))
	fmt.Println(Even(10), Odd(7))
}

// Output:
// [1 2 3 4 5]
// [d c b a]
// true true
