// A map of a thousand entries keeps them all.
package main

import (
	"fmt"
	"sort"
	"strconv"
)

func main() {
	m := make(map[int]string, 10)
	for i := range 1000 {
		m[i*7] = strconv.Itoa(i)
	}
	ok := true
	for i := range 1000 {
		ok = ok && m[i*7] == strconv.Itoa(i)
	}
	keys := make([]int, 0, len(m))
	for k := range m {
		keys = append(keys, k)
	}
	sort.Ints(keys)
	fmt.Println(len(m), ok, keys[:3], keys[999])
}

// Output:
// 1000 true [0 7 14] 6993
