// iter.Pull turns an iterator around.
package main

import (
	"fmt"
	"iter"
	"slices"
)

func letters(yield func(string) bool) {
	for _, s := range []string{"a", "b", "c"} {
		if !yield(s) {
			return
		}
	}
}

func zip[A, B any](a iter.Seq[A], b iter.Seq[B]) iter.Seq2[A, B] {
	return func(yield func(A, B) bool) {
		nb, stop := iter.Pull(b)
		defer stop()
		for x := range a {
			y, ok := nb()
			if !ok || !yield(x, y) {
				return
			}
		}
	}
}

func main() {
	next, stop := iter.Pull(letters)
	fmt.Println(next())
	fmt.Println(next())
	stop()
	fmt.Println(next())
	for i, s := range zip(slices.Values([]int{1, 2, 3, 4}), letters) {
		fmt.Print(i, s, " ")
	}
	fmt.Println()
}

// Output:
// a true
// b true
//  false
// 1a 2b 3c␣
