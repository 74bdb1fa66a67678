// Infinity, not-a-number, negative zero.
package main

import (
	"fmt"
	"math"
)

func main() {
	zero := 0.0
	inf, nan, negz := 1/zero, zero/zero, -1/(1/zero)
	fmt.Println(inf, -inf, nan, negz, 1/negz, math.Signbit(negz), negz == 0)
	fmt.Println(nan == nan, nan != nan, nan < 1, nan > 1, !(nan >= 1), inf > math.MaxFloat64)
	fmt.Println(math.IsNaN(inf-inf), math.IsInf(inf, 1), inf*0 != inf*0, math.NaN(), math.Inf(-1))
	m := map[float64]int{nan: 1, 1: 2}
	m[nan] = 3
	fmt.Println(len(m), m[nan], m[1])
	fmt.Printf("%v %5.1f|%08.3f|%+v|%g\n", nan, inf, -inf, inf, negz)
}

// Output:
// +Inf -Inf NaN -0 -Inf true true
// false true false false true true
// true true true NaN -Inf
// 3 0 2
// NaN  +Inf|    -Inf|+Inf|-0
