// Generic functions over channels and goroutines.
package main

import (
	"fmt"
	"strings"
)

func Gen[T any](xs ...T) <-chan T {
	ch := make(chan T)
	go func() {
		defer close(ch)
		for _, x := range xs {
			ch <- x
		}
	}()
	return ch
}

func Pipe[A, B any](in <-chan A, f func(A) B) <-chan B {
	out := make(chan B)
	go func() {
		defer close(out)
		for a := range in {
			out <- f(a)
		}
	}()
	return out
}

func Collect[T any](in <-chan T) (out []T) {
	for x := range in {
		out = append(out, x)
	}
	return
}

func main() {
	fmt.Println(Collect(Pipe(Gen(1, 2, 3), func(i int) string { return strings.Repeat("x", i) })))
}

// Output:
// [x xx xxx]
