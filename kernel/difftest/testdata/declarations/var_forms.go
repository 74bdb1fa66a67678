// All forms of variable declarations.
package main

import "fmt"

var (
	a, b     = 1, "b"
	c, d int = 3, 4
	e    float32
	f    = []int{1}
)

var g, h = two()

func two() (int8, rune) { return -8, 'h' }

func main() {
	var x, y int
	var z = 1.5
	var s string
	var p *int
	var m map[string]int
	var fn func()
	var i any
	fmt.Println(a, b, c, d, e, f, g, h, x, y, z, s == "", p == nil, m == nil, fn == nil, i == nil)
}

// Output:
// 1 b 3 4 0 [1] -8 104 0 0 1.5 true true true true true
