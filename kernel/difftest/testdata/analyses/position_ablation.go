// Accuracy by position with a generic group function.
package main

import "fmt"

type trial struct {
	pos  int
	dist string
	ok   bool
}

func rate[K comparable](ts []trial, key func(trial) K) map[K]string {
	hit, n := map[K]int{}, map[K]int{}
	for _, t := range ts {
		k := key(t)
		n[k]++
		if t.ok {
			hit[k]++
		}
	}
	out := map[K]string{}
	for k := range n {
		out[k] = fmt.Sprintf("%d/%d", hit[k], n[k])
	}
	return out
}

func main() {
	ts := []trial{{0, "near", true}, {1, "near", false}, {0, "far", true}, {2, "far", false}, {0, "far", false}}
	fmt.Println(rate(ts, func(t trial) int { return t.pos }))
	fmt.Println(rate(ts, func(t trial) string { return t.dist }))
	fmt.Println(rate(ts, func(t trial) [2]bool { return [2]bool{t.pos == 0, t.dist == "far"} }))
}

// Output:
// map[0:2/3 1:0/1 2:0/1]
// map[far:1/3 near:1/2]
// map[[false false]:0/1 [false true]:0/1 [true false]:1/1 [true true]:1/2]
