// Literals with embedded fields by position and by name.
package main

import "fmt"

type A struct{ X int }
type B struct {
	A
	*C
	Y int
}
type C struct{ Z int }

func main() {
	b1 := B{A{1}, &C{2}, 3}
	b2 := B{Y: 3, A: A{X: 1}, C: &C{Z: 2}}
	b3 := &B{C: new(C)}
	b3.Z = 4
	fmt.Println(b1.X, b1.Z, b1.Y, b1.A == b2.A, *b1.C == *b2.C, b3.Z, b3.X)
}

// Output:
// 1 2 3 true true 4 0
