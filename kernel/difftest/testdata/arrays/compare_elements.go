// Arrays compare element by element, also with interfaces and strings.
package main

import (
	"fmt"
	"math"
)

func main() {
	a := [2]any{1, "x"}
	b := [2]any{1, "x"}
	c := [2]any{1.0, "x"}
	fmt.Println(a == b, a == c, [2]string{"a", "b"} == [2]string{"a", "b"}, [1]float64{math.NaN()} == [1]float64{math.NaN()})
	type e struct{ a [2]int }
	fmt.Println(e{[2]int{1, 2}} == e{[2]int{1, 2}}, [2]e{} == [2]e{})
	x, y := [3]bool{true}, [3]bool{true}
	if x == y {
		fmt.Println("equal")
	}
}

// Output:
// true false true false
// true true
// equal
