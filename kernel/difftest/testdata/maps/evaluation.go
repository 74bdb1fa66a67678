// Assignment operations on map elements read once and write once.
package main

import "fmt"

func main() {
	m := map[string]int{}
	calls := 0
	key := func() string { calls++; return "k" }
	m[key()]++
	m[key()] += 5
	m[key()] <<= 2
	s := map[string]string{}
	s["a"] += "x"
	s["a"] += "y"
	l := map[string][]int{}
	l["a"] = append(l["a"], 1, 2)
	m["x"], m["y"] = 1, 2
	m["x"], m["y"] = m["y"], m["x"]
	fmt.Println(m, calls, s, l)
	f := map[string]float64{"a": 1}
	f["a"] /= 3
	f["b"] -= .5
	fmt.Println(f)
}

// Output:
// map[k:24 x:2 y:1] 3 map[a:xy] map[a:[1 2]]
// map[a:0.3333333333333333 b:-0.5]
