// A call whose result is always the same may be made before an entry further up fails.
package main

import "fmt"

var trace string

func mark(k int) int { trace += fmt.Sprint("m", k, " "); return k }

func main() {
	list, at := []int{1}, 5
	defer func() { fmt.Println(recover(), trace) }()
	fmt.Println(len(map[string]any{"a": list[at], "b": mark(2)}))
}

// Output:
// runtime error: index out of range [5] with length 1 m2␣
