// iota inside a function and inside an expression with len.
package main

import "fmt"

func main() {
	const (
		a = len("abc") + iota
		b
		c = iota * 1.5
		d
		e = "x" + string(rune('a'+iota))
		f
	)
	fmt.Println(a, b, c, d, e, f)
}

// Output:
// 3 4 3 4.5 xe xf
