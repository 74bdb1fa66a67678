// Struct values are copies; nested maps and slices are shared.
package main

import "fmt"

type S struct {
	n  int
	xs []int
	m  map[string]int
}

func main() {
	m := map[string]S{"a": {1, []int{1}, map[string]int{}}}
	s := m["a"]
	s.n = 2
	s.xs[0] = 9
	s.m["k"] = 5
	fmt.Println(m["a"], s)
	m["a"] = s
	fmt.Println(m["a"].n, m["b"].xs == nil, m["b"].m["q"])
	pm := map[string]*S{"p": {n: 1}}
	pm["p"].n++
	pm["p"].xs = append(pm["p"].xs, 4)
	fmt.Println(*pm["p"])
	am := map[string][2]int{"x": {1, 2}}
	a := am["x"]
	a[0] = 7
	fmt.Println(am, a)
}

// Output:
// {1 [9] map[k:5]} {2 [9] map[k:5]}
// 2 true 0
// {2 [4] map[]}
// map[x:[1 2]] [7 2]
