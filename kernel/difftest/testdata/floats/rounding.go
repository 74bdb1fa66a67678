// Rounding functions and half cases.
package main

import (
	"fmt"
	"math"
)

func main() {
	for _, x := range []float64{0.5, 1.5, 2.5, -0.5, -1.5, 2.4999} {
		fmt.Print(math.Round(x), math.RoundToEven(x), math.Floor(x), math.Ceil(x), math.Trunc(x), " ")
	}
	fmt.Println()
	fmt.Printf("%.0f %.0f %.0f %.1f %.1f %.2f\n", 0.5, 1.5, 2.5, 0.25, 0.35, 1.005)
	fmt.Println(math.Mod(7.5, 2), math.Mod(-7.5, 2), math.Abs(-3), math.Hypot(3, 4), math.Cbrt(27), math.Pow(2, 10))
	i, f := math.Modf(-3.75)
	fr, e := math.Frexp(8)
	fmt.Println(i, f, fr, e, math.Float64bits(1.5), math.Copysign(3, -1))
}

// Output:
// 1 0 0 1 0 2 2 1 2 1 3 2 2 3 2 -1 -0 -1 -0 -0 -2 -2 -2 -1 -1 2 2 2 3 2␣
// 0 2 2 0.2 0.3 1.00
// 1.5 -1.5 3 5 3 1024
// -3 -0.75 0.5 4 4609434218613702656 -3
