// iota with blanks, strings between, and several per line.
package main

import "fmt"

const (
	a, b = iota, iota * 10
	c, d
	_, _
	e, f
)

const (
	x = iota
	s = "str"
	t
	y = iota
	z
)

func main() {
	fmt.Println(a, b, c, d, e, f)
	fmt.Println(x, s, t, y, z)
}

// Output:
// 0 0 1 10 3 30
// 0 str str 3 4
