// Adding and subtracting zero keeps the sign that Go gives.
package main

import (
	"fmt"
	"math"
)

func sub(a float64) float64  { return a - 0 }
func add(a float64) float64  { return a + 0 }
func neg(a float64) float64  { return -a }
func mul(a float32) float32  { return a * 0 }
func less(a float64) float64 { return 0 - a }

func main() {
	z := math.Copysign(0, -1)
	for _, f := range []func(float64) float64{sub, add, neg, less} {
		fmt.Print(1/f(z), " ", 1/f(0), " ")
	}
	fmt.Println(1/mul(-2), z, -z, z+z, z*z, z-z)
	var c complex128 = complex(z, z)
	fmt.Println(c, -c, c*1)
}

// Output:
// -Inf +Inf +Inf +Inf +Inf -Inf +Inf +Inf -Inf -0 0 -0 0 0
// (-0-0i) (0+0i) (0-0i)
