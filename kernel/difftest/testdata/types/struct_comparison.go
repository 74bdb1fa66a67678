// Structs compare field by field, also nested, anonymous and with blanks.
package main

import "fmt"

type P struct {
	X, Y int
	N    string
}
type Q struct {
	P
	A [2]P
	I any
}
type B struct {
	_ int
	v int
}

func main() {
	a := Q{P{1, 2, "a"}, [2]P{{3, 4, "b"}}, 5}
	b := a
	fmt.Println(a == b, a.P == b.P, a != b)
	b.A[1].N = "z"
	fmt.Println(a == b, B{v: 1} == B{v: 1})
	c := struct {
		X, Y int
		N    string
	}{1, 2, "a"}
	fmt.Println(a.P == c, struct{}{} == struct{}{}, P{} == P{X: 0})
	p, q := &P{1, 2, ""}, &P{1, 2, ""}
	fmt.Println(p == q, *p == *q, p == p)
	d, e := Q{I: 1}, Q{I: int64(1)}
	fmt.Println(d == e, Q{I: P{}} == Q{I: P{}})
}

// Output:
// true true false
// false true
// true true true
// false true true
// false true
