// Copies of a struct share an embedded pointer.
package main

import "fmt"

type S struct{ n int }
type T struct{ *S }

func main() {
	a := T{&S{1}}
	b := a
	b.n = 5
	c := T{&S{*&a.S.n}}
	c.n = 9
	fmt.Println(a.n, b.n, c.n, a == b, a == c)
	var z T
	defer func() { fmt.Println(recover()) }()
	fmt.Println(z.n)
}

// Output:
// 5 5 9 true false
// runtime error: invalid memory address or nil pointer dereference
