// Named slice, map and number types passed to library functions.
package main

import (
	"cmp"
	"fmt"
	"maps"
	"slices"
	"sort"
	"strings"
)

type names []string
type scores map[string]score
type score float64
type level int

func (s score) String() string { return fmt.Sprintf("%.1f%%", float64(s)*100) }
func (n names) Longest() string {
	return slices.MaxFunc(n, func(a, b string) int { return cmp.Compare(len(a), len(b)) })
}

func main() {
	n := names{"b", "ccc", "a"}
	fmt.Println(strings.Join(n, "+"), slices.Sorted(slices.Values(n)), n.Longest(), slices.Contains(n, "a"))
	slices.Sort(n)
	sort.Sort(sort.Reverse(sort.StringSlice(n)))
	fmt.Println(n, slices.Index(n, "b"), len(slices.Clone(n)))
	fmt.Printf("%T %T\n", slices.Clone(n), slices.Insert(n, 0, "z"))
	s := scores{"x": .5, "y": .25}
	fmt.Println(s, slices.Sorted(maps.Keys(s)), slices.Sorted(maps.Values(s)))
	ls := []level{3, 1, 2}
	slices.Sort(ls)
	i, ok := slices.BinarySearch(ls, 2)
	fmt.Println(ls, slices.Max(ls), i, ok, cmp.Compare(ls[0], 2))
	fmt.Printf("%T %v\n", slices.Max(ls), max(ls[0], 5))
	c := maps.Clone(s)
	c["x"] = 1
	fmt.Println(s["x"], c["x"], len(c))
}

// Output:
// b+ccc+a [a b ccc] ccc true
// [ccc b a] 1 3
// main.names main.names
// map[x:50.0% y:25.0%] [x y] [25.0% 50.0%]
// [1 2 3] 3 1 true -1
// main.level 5
// 50.0% 100.0% 2
