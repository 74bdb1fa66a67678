// The built-in functions clear, min and max.
package main

import (
	"fmt"
	"math"
)

type score float64

func main() {
	s := []int{1, 2, 3}
	clear(s[1:])
	m := map[string]int{"a": 1}
	clear(m)
	m["b"] = 2
	fmt.Println(s, m, len(m))
	x, y := 3, 2
	fmt.Println(min(x, y), max(x, y, 10), min(1.5, float64(x)), max("a", "b"), min(score(2), 1.5))
	const c = min(1, 2.5)
	var u uint8 = 200
	fmt.Println(c, max(u, 100), min('a', 98), max(1, 2.0, 'c'))
	var nilm map[int]int
	clear(nilm)
	f := 0.1
	fmt.Printf("%T %T %v\n", max(1, 2), min(2, f), min(f, math.Copysign(0, -1)))
}

// Output:
// [1 0 0] map[b:2] 1
// 2 10 1.5 b 1.5
// 1 200 97 99
// int float64 -0
