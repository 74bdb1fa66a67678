// Variadic parameters take none, some, or a slice.
package main

import "fmt"

func sum(base int, xs ...int) int {
	for _, x := range xs {
		base += x
	}
	return base
}

func info(xs ...any) string { return fmt.Sprint(len(xs), xs == nil, xs) }

func first(xs ...string) { xs[0] = "changed" }

func main() {
	fmt.Println(sum(1), sum(1, 2), sum(1, 2, 3), sum(1, []int{4, 5}...))
	fmt.Println(info(), info(nil), info(1, "a"), info([]any{1, 2}...), info([]any{1, 2}), info(nil...))
	s := []string{"a", "b"}
	first(s...)
	first("x")
	fmt.Println(s)
}

// Output:
// 1 3 6 10
// 0 true [] 1 false [<nil>] 2 false [1 a] 2 false [1 2] 1 false [[1 2]] 0 true []
// [changed b]
