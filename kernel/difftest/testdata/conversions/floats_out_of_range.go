// What becomes of a float that is out of range hangs on the processor; small integers are made of it by way of int32.
package main

import "fmt"

type small int8

func main() {
	zero := 0.0
	for _, f := range []float64{-1.5, 300.7, -300.7, 70000, -70000, 1e10, 1e10 + 3, -1e10, 1e20, 1 / zero, zero / zero} {
		g := float32(f)
		fmt.Println(f, int8(f) == int8(int32(f)), int16(f) == int16(int32(f)), uint8(f) == uint8(int32(f)), uint16(f) == uint16(int32(f)), small(f) == small(int32(f)))
		fmt.Println(g, int8(g) == int8(int32(g)), int16(g) == int16(int32(g)), uint8(g) == uint8(int32(g)), uint16(g) == uint16(int32(g)), small(g) == small(int32(g)))
	}
}

// Output:
// -1.5 true true true true true
// -1.5 true true true true true
// 300.7 true true true true true
// 300.7 true true true true true
// -300.7 true true true true true
// -300.7 true true true true true
// 70000 true true true true true
// 70000 true true true true true
// -70000 true true true true true
// -70000 true true true true true
// 1e+10 true true true true true
// 1e+10 true true true true true
// 1.0000000003e+10 true true true true true
// 1e+10 true true true true true
// -1e+10 true true true true true
// -1e+10 true true true true true
// 1e+20 true true true true true
// 1e+20 true true true true true
// +Inf true true true true true
// +Inf true true true true true
// NaN true true true true true
// NaN true true true true true
