// Constraint interfaces with unions and underlying types.
package main

import (
	"cmp"
	"fmt"
)

type Number interface {
	~int | ~int64 | ~float64
}

type Celsius float64
type Count int

func Sum[T Number](xs ...T) (t T) {
	for _, x := range xs {
		t += x
	}
	return
}

func Max[T cmp.Ordered](a, b T) T {
	if a > b {
		return a
	}
	return b
}

func Mean[T Number](xs []T) float64 { return float64(Sum(xs...)) / float64(len(xs)) }

func main() {
	fmt.Println(Sum(1, 2, 3), Sum(1.5, 2), Sum[Celsius](20, 1.5), Sum(Count(3), 4))
	fmt.Println(Max("a", "b"), Max(2, 1), Max[float64](1, 2.5), Mean([]int{1, 2}), Mean([]Celsius{10, 15}))
	fmt.Printf("%T %T\n", Sum(Celsius(1)), Max(Count(1), 2))
}

// Output:
// 6 3.5 21.5 7
// b 2 2.5 1.5 12.5
// main.Celsius main.Count
