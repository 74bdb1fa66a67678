// Interfaces made of interfaces, with overlapping methods.
package main

import "fmt"

type A interface {
	M() string
	N() string
}
type B interface {
	N() string
	O() string
}
type AB interface {
	A
	B
	fmt.Stringer
}
type T struct{ s string }

func (t T) M() string      { return t.s + "M" }
func (t T) N() string      { return t.s + "N" }
func (t T) O() string      { return t.s + "O" }
func (t T) String() string { return t.s + "S" }

func use(a A, b B) string { return a.M() + a.N() + b.N() + b.O() }

func main() {
	var ab AB = T{"t"}
	fmt.Println(use(ab, ab), ab)
	var a A = ab
	_, ok := a.(B)
	b := a.(B)
	fmt.Println(ok, b.O(), a.(interface{ O() string }).O())
}

// Output:
// tMtNtNtO tS
// true tO tO
