// Arguments, receiver and function of a defer are evaluated at once.
package main

import "fmt"

type T struct{ n int }

func (t T) show(s string)   { fmt.Println("show", t.n, s) }
func (t *T) pshow(s string) { fmt.Println("pshow", t.n, s) }

func main() {
	x := 1
	defer fmt.Println("deferred", x)
	t := T{1}
	defer t.show("value")
	defer t.pshow("pointer")
	f := func() { fmt.Println("first") }
	defer f()
	f = func() { fmt.Println("second") }
	defer func(n int) { fmt.Println("lit", n, x) }(x)
	x, t.n = 2, 20
	s := []int{1}
	defer fmt.Println(s, s[0], len(s))
	s[0] = 9
	s = append(s, 2)
	fmt.Println("main", x)
}

// Output:
// main 2
// [9] 1 1
// lit 1 2
// first
// pshow 20 pointer
// show 1 value
// deferred 1
