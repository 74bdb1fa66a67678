// Filter, map, take and chunk built on iter.Seq.
package main

import (
	"fmt"
	"iter"
	"maps"
	"slices"
	"strconv"
)

func mapSeq[A, B any](s iter.Seq[A], f func(A) B) iter.Seq[B] {
	return func(yield func(B) bool) {
		for a := range s {
			if !yield(f(a)) {
				return
			}
		}
	}
}

func filter[A any](s iter.Seq[A], keep func(A) bool) iter.Seq[A] {
	return func(yield func(A) bool) {
		s(func(a A) bool { return !keep(a) || yield(a) })
	}
}

func sum(s iter.Seq[int]) (t int) {
	for x := range s {
		t += x
	}
	return
}

func main() {
	xs := slices.Values([]int{1, 2, 3, 4, 5, 6})
	even := filter(xs, func(x int) bool { return x%2 == 0 })
	fmt.Println(sum(mapSeq(even, func(x int) int { return x * x })))
	fmt.Println(slices.Collect(mapSeq(even, strconv.Itoa)), slices.Sorted(maps.Keys(map[string]int{"b": 1, "a": 2})))
	for i, c := range slices.Collect(slices.Chunk(slices.Collect(xs), 4)) {
		fmt.Print(i, c, " ")
	}
	fmt.Println()
}

// Output:
// 56
// [2 4 6] [a b]
// 0 [1 2 3 4] 1 [5 6]␣
