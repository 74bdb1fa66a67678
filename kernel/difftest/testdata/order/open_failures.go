// Calls whose operands could fail in either order, as the compiler inlines the function or not,
// and do not fail.
package main

import (
	"fmt"
	"strings"
)

type adder interface{ add(int) int }

type sum struct{ n int }

func (s *sum) add(k int) int { s.n += k; return s.n }

func best(text string, golds []string) int { return strings.Count(golds[0], text) }

func twice(k int, xs ...int) int { return 2*k + len(xs) }

func main() {
	texts, golds := []string{"a", "b"}, []string{"aa", "b"}
	for i := range texts {
		b := best(texts[i], []string{golds[i]})
		fmt.Println(b, best(golds[i][:1], []string{texts[i] + golds[1-i]}))
	}
	s := &sum{1}
	var w any = s
	if a, ok := w.(adder); ok {
		fmt.Println(a.add(twice(1, 2)), a.add(len(texts[0])))
	}
	f := func() int { return best(texts[0], []string{golds[0]}) }
	fmt.Println(f(), *s)
}

// Output:
// 2 1
// 1 1
// 4 5
// 2 {5}
