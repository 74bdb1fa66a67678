// Zero values, comparisons and nil checks in generic bodies.
package main

import "fmt"

func Or[T comparable](xs ...T) T {
	var zero T
	for _, x := range xs {
		if x != zero {
			return x
		}
	}
	return zero
}

func Index[T comparable](xs []T, x T) int {
	for i, y := range xs {
		if x == y {
			return i
		}
	}
	return -1
}

func Ptr[T any](x T) *T { return &x }

type pt struct{ x, y int }

func main() {
	fmt.Println(Or("", "b", "c"), Or(0, 0), Or[*int](nil) == nil, Or(pt{}, pt{1, 2}))
	fmt.Println(Index([]pt{{1, 1}, {2, 2}}, pt{2, 2}), Index([]any{1, "a"}, any("a")), Index([]string{}, "q"))
	p := Ptr(5)
	*p++
	fmt.Println(*p, *Ptr("s"))
}

// Output:
// b 0 true {1 2}
// 1 1 -1
// 6 s
