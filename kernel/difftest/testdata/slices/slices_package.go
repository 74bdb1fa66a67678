// Functions of package slices over script and plain slices.
package main

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

type row struct {
	k string
	v int
}

func main() {
	xs := []int{3, 1, 2}
	ys := slices.Clone(xs)
	slices.Sort(ys)
	i, found := slices.BinarySearch(ys, 2)
	fmt.Println(xs, ys, i, found, slices.Contains(xs, 3), slices.Index(xs, 2), slices.Max(xs), slices.Min(xs), slices.Equal(xs, ys))
	rows := []row{{"b", 1}, {"a", 2}, {"c", 1}}
	slices.SortFunc(rows, func(a, b row) int { return cmp.Or(cmp.Compare(a.v, b.v), strings.Compare(b.k, a.k)) })
	fmt.Println(rows, slices.IndexFunc(rows, func(r row) bool { return r.k == "a" }))
	slices.SortStableFunc(rows, func(a, b row) int { return -cmp.Compare(a.v, b.v) })
	fmt.Println(rows)
	zs := slices.Insert([]int{1, 4}, 1, 2, 3)
	zs = slices.Delete(zs, 0, 1)
	slices.Reverse(zs)
	fmt.Println(zs, slices.Compact([]int{1, 1, 2, 1}), slices.Repeat([]int{1}, 3), slices.Concat([]int{1}, []int{2, 3}))
	fmt.Println(slices.MaxFunc(rows, func(a, b row) int { return cmp.Compare(a.k, b.k) }), slices.ContainsFunc(xs, func(x int) bool { return x > 2 }))
	for c := range slices.Chunk([]int{1, 2, 3, 4, 5}, 2) {
		fmt.Print(c)
	}
	fmt.Println(slices.DeleteFunc([]int{1, 2, 3, 4}, func(x int) bool { return x%2 == 0 }), slices.Compare([]int{1, 2}, []int{1, 3}))
}

// Output:
// [3 1 2] [1 2 3] 1 true true 2 3 1 false
// [{c 1} {b 1} {a 2}] 2
// [{a 2} {c 1} {b 1}]
// [4 3 2] [1 2 1] [1 1 1] [1 2 3]
// {c 1} true
// [1 2][3 4][5][1 3] -1
