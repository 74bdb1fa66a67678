// Holm's correction keeps the order of the input.
package main

import (
	"fmt"
	"math"
	"sort"
)

func holm(ps []float64) []float64 {
	idx := make([]int, len(ps))
	for i := range idx {
		idx[i] = i
	}
	sort.SliceStable(idx, func(a, b int) bool { return ps[idx[a]] < ps[idx[b]] })
	out := make([]float64, len(ps))
	running := 0.0
	for rank, i := range idx {
		adj := math.Min(1, ps[i]*float64(len(ps)-rank))
		running = math.Max(running, adj)
		out[i] = running
	}
	return out
}

func main() { fmt.Println(holm([]float64{.01, .04, .03, .005, .9})) }

// Output:
// [0.04 0.09 0.09 0.025 0.9]
