// Floats as keys and in switches.
package main

import (
	"fmt"
	"math"
)

func main() {
	m := map[float64]string{0.5: "half", 0: "zero"}
	negz := math.Copysign(0, -1)
	fmt.Println(m[1.0/2], m[negz], len(m))
	switch x := 0.1 + 0.2; x {
	case 0.3:
		fmt.Println("constant")
	default:
		fmt.Println(x)
	}
	a, b := 0.1, 0.2
	switch a + b {
	case 0.3:
		fmt.Println("equal")
	case 0.30000000000000004:
		fmt.Println("not quite")
	}
}

// Output:
// half zero 2
// constant
// not quite
