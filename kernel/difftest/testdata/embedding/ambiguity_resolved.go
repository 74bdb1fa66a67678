// The same name at one depth is reached by a path.
package main

import "fmt"

type A struct{ N int }
type B struct{ N int }

func (A) Hi() string { return "A" }
func (B) Hi() string { return "B" }

type C struct {
	A
	B
}
type D struct {
	C
	N string
}

func (c C) Hi() string { return c.A.Hi() + c.B.Hi() }

func main() {
	d := D{C{A{1}, B{2}}, "d"}
	fmt.Println(d.A.N, d.B.N, d.N, d.Hi())
}

// Output:
// 1 2 d AB
