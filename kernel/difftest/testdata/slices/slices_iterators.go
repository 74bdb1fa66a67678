// Iterator functions of package slices.
package main

import (
	"fmt"
	"slices"
	"strings"
)

func main() {
	xs := []string{"a", "b", "c"}
	for i, x := range slices.All(xs) {
		fmt.Print(i, x, " ")
	}
	for i, x := range slices.Backward(xs) {
		if i == 0 {
			continue
		}
		fmt.Print(i, x, " ")
	}
	for x := range slices.Values(xs) {
		if x == "c" {
			break
		}
		fmt.Print(x)
	}
	fmt.Println(slices.Collect(slices.Values(xs)), slices.Sorted(slices.Values([]int{2, 1})))
	fmt.Println(slices.AppendSeq([]int{0}, slices.Values([]int{1, 2})), slices.SortedFunc(slices.Values(xs), func(a, b string) int { return strings.Compare(b, a) }))
}

// Output:
// 0a 1b 2c 2c 1b ab[a b c] [1 2]
// [0 1 2] [c b a]
