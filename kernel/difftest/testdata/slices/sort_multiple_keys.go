// Sorting structs by several keys, stable and not.
package main

import (
	"fmt"
	"sort"
)

type rec struct {
	sys string
	em  float64
	n   int
}

func main() {
	rs := []rec{{"b", .5, 1}, {"a", .5, 2}, {"c", .9, 3}, {"a", .1, 4}, {"b", .9, 5}}
	sort.Slice(rs, func(i, j int) bool {
		if rs[i].em != rs[j].em {
			return rs[i].em > rs[j].em
		}
		return rs[i].sys < rs[j].sys
	})
	fmt.Println(rs)
	sort.SliceStable(rs, func(i, j int) bool { return rs[i].sys < rs[j].sys })
	fmt.Println(rs)
	idx := []int{0, 1, 2, 3, 4}
	sort.Slice(idx, func(a, b int) bool { return rs[idx[a]].n < rs[idx[b]].n })
	fmt.Println(idx, sort.SearchInts([]int{1, 3, 5}, 4), sort.IsSorted(sort.IntSlice(idx)))
}

// Output:
// [{b 0.9 5} {c 0.9 3} {a 0.5 2} {b 0.5 1} {a 0.1 4}]
// [{a 0.5 2} {a 0.1 4} {b 0.9 5} {b 0.5 1} {c 0.9 3}]
// [3 0 4 1 2] 2 false
