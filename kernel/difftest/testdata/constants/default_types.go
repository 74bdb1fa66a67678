// Untyped constants take their default type.
package main

import "fmt"

func main() {
	a, b, c, d, e, f := 1, 'x', 1.0, 1i, "s", true
	fmt.Printf("%T %T %T %T %T %T\n", a, b, c, d, e, f)
	var i any = 1 << 3
	var j any = 2.0 * 3
	var k any = 'a' * 2
	var l any = 1 + 0i
	fmt.Printf("%T %T %T %T\n", i, j, k, l)
	fmt.Printf("%T %T\n", 5/2, 5/2.)
}

// Output:
// int int32 float64 complex128 string bool
// int float64 int32 complex128
// int float64
