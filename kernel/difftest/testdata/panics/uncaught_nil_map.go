// An uncaught write to a nil map.
package main

func main() {
	var m map[string]int
	m["a"] = 1
}

// Exit: 2
// Error: panic: assignment to entry in nil map
