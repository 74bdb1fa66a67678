// Word counts, sorted by count and word.
package main

import (
	"fmt"
	"sort"
	"strings"
)

func main() {
	text := "the cat and the dog and the bird"
	counts := map[string]int{}
	for _, w := range strings.Fields(text) {
		counts[w]++
	}
	type kv struct {
		k string
		v int
	}
	var kvs []kv
	for k, v := range counts {
		kvs = append(kvs, kv{k, v})
	}
	sort.Slice(kvs, func(i, j int) bool {
		if kvs[i].v == kvs[j].v {
			return kvs[i].k < kvs[j].k
		}
		return kvs[i].v > kvs[j].v
	})
	for _, e := range kvs {
		fmt.Printf("%-5s%3d\n", e.k, e.v)
	}
}

// Output:
// the    3
// and    2
// bird   1
// cat    1
// dog    1
