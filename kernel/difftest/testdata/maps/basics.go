// Reading, writing, deleting, and the comma-ok form.
package main

import "fmt"

func main() {
	m := map[string]int{"a": 1, "b": 2}
	m["c"] = 3
	delete(m, "a")
	delete(m, "zzz")
	v, ok := m["a"]
	w, ok2 := m["b"]
	fmt.Println(m, len(m), v, ok, w, ok2, m["none"])
	if _, ok := m["c"]; ok {
		m["c"] += 10
	}
	var x bool
	_, x = m["c"]
	n := m
	n["shared"] = 1
	fmt.Println(m["c"], x, len(m), m["shared"])
}

// Output:
// map[b:2 c:3] 2 0 false 2 true 0
// 13 true 3 1
