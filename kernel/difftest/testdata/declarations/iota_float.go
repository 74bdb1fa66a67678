// iota in float and complex constants, and division by constants.
package main

import "fmt"

const (
	half = iota / 2
	one
	two
	fhalf = iota / 2.0
	ffour
)

func main() {
	fmt.Println(half, one, two, fhalf, ffour)
}

// Output:
// 0 0 1 1.5 2
