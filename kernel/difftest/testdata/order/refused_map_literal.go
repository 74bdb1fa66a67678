// A map literal whose entries leave out their type, beside a call.
package main

import "fmt"

func main() {
	n := 1
	next := func() int { n++; return n }
	fmt.Println(map[string][]int{"a": {n, next()}, "b": {n}})
}

// Output:
// map[a:[2 2] b:[2]]
