// Everything of package sort.
package main

import (
	"fmt"
	"sort"
)

type byAge []struct {
	n string
	a int
}

func (b byAge) Len() int           { return len(b) }
func (b byAge) Less(i, j int) bool { return b[i].a < b[j].a }
func (b byAge) Swap(i, j int)      { b[i], b[j] = b[j], b[i] }

func main() {
	xs := []float64{2.5, -1, 3}
	sort.Sort(sort.Reverse(sort.Float64Slice(xs)))
	ss := sort.StringSlice{"b", "a"}
	ss.Sort()
	b := byAge{{"x", 3}, {"y", 1}, {"z", 3}, {"w", 1}}
	sort.Stable(b)
	fmt.Println(xs, ss, b)
	i, ok := sort.Find(3, func(i int) int { return 1 - i })
	fmt.Println(sort.SearchStrings(ss, "b"), i, ok, sort.SliceIsSorted(xs, func(i, j int) bool { return xs[i] > xs[j] }))
}

// Output:
// [3 2.5 -1] [a b] [{y 1} {w 1} {x 3} {z 3}]
// 1 1 true true
