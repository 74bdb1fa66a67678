// An omitted expression repeats with its type.
package main

import "fmt"

const (
	a float32 = 7 / 2
	b
	c, d uint8 = 200, 1 + iota
	e, f
)

func main() {
	fmt.Printf("%T %v %T %v %T %v\n", b, b, e, e, f, f)
	fmt.Println(a, c, d)
}

// Output:
// float32 3 uint8 200 uint8 4
// 3 200 3
