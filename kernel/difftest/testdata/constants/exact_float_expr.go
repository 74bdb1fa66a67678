// A constant expression is rounded once, a variable at each step.
package main

import "fmt"

func main() {
	const c = 0.1 + 0.2
	x, y := 0.1, 0.2
	fmt.Println(c, x+y, c == x+y)
	const third = 1.0 / 3
	fmt.Println(third*3 == 1, x*3)
	var f float32 = 16777216.0 + 1
	g := float32(16777216.0)
	g += 1
	fmt.Println(f, g, float32(0.1) == 0.1, float64(float32(0.1)))
}

// Output:
// 0.3 0.30000000000000004 false
// true 0.30000000000000004
// 1.6777216e+07 1.6777216e+07 true 0.10000000149011612
