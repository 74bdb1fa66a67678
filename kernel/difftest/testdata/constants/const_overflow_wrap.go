// Conversions that would overflow as constants are made of variables.
package main

import (
	"fmt"
	"math"
)

func main() {
	x := 300
	fmt.Println(uint8(x), int8(x), uint8(x)+200)
	y := -1
	fmt.Println(uint(y) == math.MaxUint, uint16(y), uint32(y))
	f := 3.99
	fmt.Println(int(f), int(-f), uint8(f))
}

// Output:
// 44 44 244
// true 65535 4294967295
// 3 -3 3
