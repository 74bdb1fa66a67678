// An entry of a map literal that the compiler makes with the map itself, before the others: a
// call that it puts in place, and whose result it sees.
package main

import "fmt"

func main() {
	trace := ""
	f := func(k int) int {
		for range k {
			trace += fmt.Sprint("f", k, " ")
		}
		return len(trace)
	}
	mark := func(k int) int { trace += fmt.Sprint("m", k, " "); return k }
	fmt.Println(len(map[string]any{"a": f(2), "b": mark(1)}), trace)
}

// Output:
// 2 m1 f2 f2␣
