// A type defined from another has its fields but not its methods.
package main

import "fmt"

type A struct{ n int }

func (A) Hello() string { return "A" }

type B A

func (B) Hello() string { return "B" }

type C struct{ A }
type D *A

func main() {
	a := A{1}
	b := B(a)
	c := C{a}
	d := D(&a)
	fmt.Println(a.Hello(), b.Hello(), c.Hello(), b.n, d.n, A(b).Hello())
	var i any = b
	_, isA := i.(A)
	_, isB := i.(B)
	fmt.Println(isA, isB)
}

// Output:
// A B A 1 1 A
// false true
