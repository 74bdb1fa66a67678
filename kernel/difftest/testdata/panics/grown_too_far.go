// append(s, make(T, n)...) makes no slice: too large an n fails as growing does, a negative
// one as making does.
package main

import (
	"fmt"
	"slices"
)

func try(f func(n int) int, n int) {
	defer func() { fmt.Println(recover()) }()
	fmt.Println(f(n))
}

func main() {
	s := []int{1}
	for _, n := range []int{3, -1, 1 << 62, 1 << 55} {
		try(func(n int) int { return len(append(s, make([]int, n)...)) }, n)
		try(func(n int) int { more := make([]int, n); return len(append(s, more...)) }, n)
		try(func(n int) int { s := append([]string(nil), (make([]string, n))...); return len(s) }, n)
		try(func(n int) int { return len(make([]int, n)) }, n)
		try(func(n int) int { return len(slices.Grow(s, n)) }, n)
	}
}

// Output:
// 4
// <nil>
// 4
// <nil>
// 3
// <nil>
// 3
// <nil>
// 1
// <nil>
// runtime error: makeslice: len out of range
// runtime error: makeslice: len out of range
// runtime error: makeslice: len out of range
// runtime error: makeslice: len out of range
// cannot be negative
// runtime error: growslice: len out of range
// runtime error: makeslice: len out of range
// runtime error: growslice: len out of range
// runtime error: makeslice: len out of range
// runtime error: growslice: len out of range
// runtime error: growslice: len out of range
// runtime error: makeslice: len out of range
// runtime error: growslice: len out of range
// runtime error: makeslice: len out of range
// runtime error: growslice: len out of range
