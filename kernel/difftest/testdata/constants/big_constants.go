// Constants are exact beyond the size of any type.
package main

import (
	"fmt"
	"math"
)

const (
	huge  = 1 << 200
	small = huge >> 198
	frac  = 1.0 / 3.0
	back  = frac * 3
	fact  = 1 * 2 * 3 * 4 * 5 * 6 * 7 * 8 * 9 * 10 * 11 * 12 * 13 * 14 * 15 * 16 * 17 * 18 * 19 * 20 * 21 * 22 * 23 * 24 * 25
)

func main() {
	fmt.Println(small, back == 1, fact/(1<<60), huge/(huge-1))
	fmt.Println(float64(huge), float32(fact))
	fmt.Println(0.1+0.2 == 0.3, math.MaxUint64/3, uint64(math.MaxUint64))
}

// Output:
// 4 true 13453830 1
// 1.6069380442589903e+60 1.551121e+25
// true 6148914691236517205 18446744073709551615
