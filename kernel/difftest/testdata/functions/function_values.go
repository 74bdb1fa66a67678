// Functions as values, in maps, slices, struct fields, and compared with nil.
package main

import (
	"fmt"
	"math"
	"strings"
)

type op struct {
	name string
	f    func(float64, float64) float64
}

func add(a, b float64) float64 { return a + b }

func apply(f func(float64, float64) float64, xs ...float64) float64 {
	acc := xs[0]
	for _, x := range xs[1:] {
		acc = f(acc, x)
	}
	return acc
}

func main() {
	ops := []op{{"add", add}, {"mul", func(a, b float64) float64 { return a * b }}, {"max", math.Max}, {"none", nil}}
	for _, o := range ops {
		if o.f == nil {
			fmt.Println(o.name, "nil")
			continue
		}
		fmt.Println(o.name, apply(o.f, 2, 3, 4))
	}
	m := map[string]func(string) string{"up": strings.ToUpper, "trim": strings.TrimSpace}
	fmt.Println(m["up"]("abc"), m["trim"](" x "), m["no"] == nil)
}

// Output:
// add 9
// mul 24
// max 4
// none nil
// ABC x true
