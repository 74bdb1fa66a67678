// Channels lose direction, named types match literals.
package main

import "fmt"

type Handler func(string) int

func run(h Handler) int   { return h("abc") }
func prod(out chan<- int) { out <- 4; close(out) }
func cons(in <-chan int) (n int) {
	for v := range in {
		n += v
	}
	return
}

func main() {
	f := func(s string) int { return len(s) }
	var h Handler = f
	ch := make(chan int, 1)
	prod(ch)
	fmt.Println(run(f), run(h), cons(ch))
	var g func(string) int = h
	fmt.Println(g("x"))
}

// Output:
// 3 3 4
// 1
