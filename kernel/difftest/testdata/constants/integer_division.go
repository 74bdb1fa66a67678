// Constant integer division truncates, also into a float variable.
package main

import (
	"fmt"
	"math"
)

const seven = 7

func main() {
	var f float64 = 1 / 2
	var g float64 = seven / 2
	var h float32 = -seven / 2
	k := 3 * (1 / 3)
	fmt.Println(f, g, h, k, 7/2*2.0, 7/2.0)
	x := 10.0
	fmt.Println(x*(1/2), x/(3/2), x+7/2)
	fmt.Println(math.Sqrt(9 / 2))
}

// Output:
// 0 3 -3 0 6 3.5
// 0 10 13
// 2
