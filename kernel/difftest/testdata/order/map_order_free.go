// Map iteration order is not used; keys are sorted first.
package main

import (
	"fmt"
	"sort"
)

func main() {
	m := map[string]int{"b": 2, "a": 1, "c": 3}
	keys := make([]string, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	sort.Strings(keys)
	for _, k := range keys {
		fmt.Print(k, m[k], " ")
	}
	fmt.Println(m)
}

// Output:
// a1 b2 c3 map[a:1 b:2 c:3]
