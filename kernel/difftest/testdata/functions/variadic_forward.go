// A variadic function passes its arguments on.
package main

import "fmt"

func outer(prefix string, args ...any) string { return inner(prefix+"!", args...) }

func inner(format string, args ...any) string { return fmt.Sprintf(format, args...) }

func tail(xs ...int) []int { return append(xs[:0:0], xs...) }

func pair() (string, int) { return "%d%s", 5 }

func main() {
	fmt.Println(outer("%d-%s", 1, "a"), outer("none"))
	fmt.Println(inner(pair()))
	fmt.Println(tail(1, 2, 3), len(tail()))
}

// Output:
// 1-a! none!
// 5%!s(MISSING)
// [1 2 3] 0
