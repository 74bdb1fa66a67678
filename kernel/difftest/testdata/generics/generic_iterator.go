// Generic iterators written in the script.
package main

import (
	"fmt"
	"iter"
	"slices"
)

func Where[T any](seq iter.Seq[T], keep func(T) bool) iter.Seq[T] {
	return func(yield func(T) bool) {
		for x := range seq {
			if keep(x) && !yield(x) {
				return
			}
		}
	}
}

func Take[T any](seq iter.Seq[T], n int) iter.Seq[T] {
	return func(yield func(T) bool) {
		if n <= 0 {
			return
		}
		i := 0
		for x := range seq {
			if !yield(x) {
				return
			}
			if i++; i == n {
				return
			}
		}
	}
}

func Naturals(yield func(int) bool) {
	for i := 0; yield(i); i++ {
	}
}

func main() {
	for x := range Take(Where(Naturals, func(n int) bool { return n%3 == 0 }), 4) {
		fmt.Print(x, " ")
	}
	fmt.Println(slices.Collect(Take(Naturals, 3)))
}

// Output:
// 0 3 6 9 [0 1 2]
