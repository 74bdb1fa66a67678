// Comparisons across signs and constants.
package main

import (
	"fmt"
	"math"
)

func main() {
	var u uint = 5
	var i int = -1
	fmt.Println(int(u) > i, uint(i) > u, u-6 > 0, i < 0)
	for k := uint8(3); k < 200; k-- {
		fmt.Print(k, " ")
	}
	fmt.Println(uint64(i) == math.MaxUint64, -1 < int8(u))
}

// Output:
// true true true true
// 3 2 1 0 true true
