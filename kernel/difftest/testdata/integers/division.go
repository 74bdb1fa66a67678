// Division truncates towards zero, and the remainder has the dividend's sign.
package main

import (
	"fmt"
	"math"
)

func main() {
	for _, p := range [][2]int{{7, 2}, {-7, 2}, {7, -2}, {-7, -2}, {1, 3}, {0, 5}} {
		fmt.Print(p[0]/p[1], " ", p[0]%p[1], " ")
	}
	fmt.Println()
	var a int8 = -128
	b := int8(-1)
	fmt.Println(a/b, a%b, uint8(200)/3, uint8(200)%7, -5>>1, -5/2, uint(7)/2)
	m := math.MinInt64
	d := -1
	fmt.Println(m/d, m%d)
}

// Output:
// 3 1 -3 -1 -3 1 3 -1 0 1 0 0␣
// -128 0 66 4 -3 -2 3
// -9223372036854775808 0
