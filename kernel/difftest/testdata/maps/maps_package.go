// Functions of package maps.
package main

import (
	"fmt"
	"maps"
	"slices"
)

func main() {
	m := map[string]int{"a": 1, "b": 2, "c": 3}
	c := maps.Clone(m)
	maps.DeleteFunc(c, func(k string, v int) bool { return v > 1 })
	fmt.Println(c, maps.Equal(m, c), slices.Sorted(maps.Keys(m)), slices.Sorted(maps.Values(m)))
	maps.Copy(c, map[string]int{"z": 26})
	fmt.Println(c, maps.Collect(maps.All(c)))
	sum := 0
	for k, v := range maps.All(m) {
		sum += v * len(k)
	}
	maps.Insert(c, maps.All(m))
	fmt.Println(sum, len(c), maps.EqualFunc(m, m, func(a, b int) bool { return a == b }))
}

// Output:
// map[a:1] false [a b c] [1 2 3]
// map[a:1 z:26] map[a:1 z:26]
// 6 4 true
