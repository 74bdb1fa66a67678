// Set overlap between systems as a symmetric matrix.
package main

import (
	"fmt"
	"math"
)

func jaccard(a, b map[string]bool) float64 {
	inter, union := 0, len(b)
	for k := range a {
		if b[k] {
			inter++
		} else {
			union++
		}
	}
	if union == 0 {
		return math.NaN()
	}
	return float64(inter) / float64(union)
}

func set(xs ...string) map[string]bool {
	m := map[string]bool{}
	for _, x := range xs {
		m[x] = true
	}
	return m
}

func main() {
	sets := []struct {
		name string
		m    map[string]bool
	}{{"a", set("x", "y")}, {"b", set("y", "z", "w")}, {"c", set()}}
	for _, r := range sets {
		fmt.Print(r.name)
		for _, c := range sets {
			fmt.Printf(" %5.2f", jaccard(r.m, c.m))
		}
		fmt.Println()
	}
}

// Output:
// a  1.00  0.25  0.00
// b  0.25  1.00  0.00
// c  0.00  0.00   NaN
