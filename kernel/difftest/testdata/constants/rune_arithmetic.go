// Untyped rune constants keep their kind.
package main

import "fmt"

func main() {
	const a = 'a'
	b := a + 1
	c := 'x' - 'a' + 'A'
	d := 'a' / 2.0
	var e byte = 'a' + 2
	var f float64 = 'b'
	fmt.Printf("%T %v %c %T %v %T %v %v %v\n", b, b, c, c, c, d, d, e, f)
}

// Output:
// int32 98 X int32 88 float64 48.5 99 98
