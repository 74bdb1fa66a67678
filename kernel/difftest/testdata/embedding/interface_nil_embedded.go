// Calling through a nil embedded interface panics.
package main

import "fmt"

type I interface{ M() int }
type T struct{ I }

func main() {
	defer func() { fmt.Println("recovered:", recover()) }()
	var t T
	fmt.Println(t.I == nil)
	fmt.Println(t.M())
}

// Output:
// true
// recovered: runtime error: invalid memory address or nil pointer dereference
