// Index panics of the left side come after the right side is evaluated.
package main

import "fmt"

func main() {
	trace := []string{}
	val := func() int { trace = append(trace, "val"); return 1 }
	defer func() {
		fmt.Println(trace, recover())
	}()
	var m map[string]int
	m["a"] = val()
}

// Output:
// [val] assignment to entry in nil map
