// A nil map reads as empty and panics on write.
package main

import "fmt"

func main() {
	var m map[string][]int
	fmt.Println(m == nil, len(m), m["a"] == nil, len(m["a"]), m)
	delete(m, "a")
	for range m {
		fmt.Println("never")
	}
	v, ok := m["x"]
	fmt.Println(v, ok)
	defer func() { fmt.Println(recover()) }()
	m["a"] = []int{1}
}

// Output:
// true 0 true 0 map[]
// [] false
// assignment to entry in nil map
