// A comparison gives an untyped boolean.
package main

import "fmt"

type B bool

func main() {
	x, y := 1, 2
	var b B = x < y
	c := b && x != y
	var i any = x == y
	fmt.Printf("%T %v %T %v %T\n", b, b, c, c, i)
	if b {
		fmt.Println("yes")
	}
	m := map[B]string{true: "t", false: "f"}
	fmt.Println(m[x > y], m[1 < 2])
}

// Output:
// main.B true main.B true bool
// yes
// f t
