// Constant expressions inside composite literals keep the element's type.
package main

import "fmt"

type R struct {
	F float64
	I int32
	A any
}

func main() {
	xs := []float64{1 / 2, 1 / 2.0, 3, 'a'}
	m := map[string]float32{"a": 5 / 2, "b": 5. / 2}
	r := R{9 / 2, 9 / 2, 9 / 2}
	a := [...]any{1 / 2, 1 / 2., 'a' / 2}
	fmt.Println(xs, m, r, a)
	ys := [][]float64{{1 / 3}, {2 / 3., 4 / 3}}
	fmt.Println(ys)
}

// Output:
// [0 0.5 3 97] map[a:2 b:2.5] {4 4 4} [0 0.5 48]
// [[0] [0.6666666666666666 1]]
