// Nested maps made on demand, and maps of slices and functions.
package main

import (
	"fmt"
	"strings"
)

func main() {
	mm := map[string]map[string]int{}
	add := func(a, b string) {
		if mm[a] == nil {
			mm[a] = map[string]int{}
		}
		mm[a][b]++
	}
	add("x", "1")
	add("x", "1")
	add("y", "2")
	ms := map[int][]string{}
	for i, w := range strings.Fields("a bb cc d eee") {
		ms[len(w)] = append(ms[len(w)], fmt.Sprint(w, i))
	}
	mf := map[string]func(...int) int{
		"len": func(xs ...int) int { return len(xs) },
		"sum": func(xs ...int) (t int) {
			for _, x := range xs {
				t += x
			}
			return
		},
	}
	fmt.Println(mm, ms, mf["sum"](1, 2, 3), mf["len"](1))
}

// Output:
// map[x:map[1:2] y:map[2:1]] map[1:[a0 d3] 2:[bb1 cc2] 3:[eee4]] 6 1
