// Output before a panic in a deferred function is kept.
package main

import "fmt"

func main() {
	defer func() {
		fmt.Println("deferred output")
		panic("in defer")
	}()
	fmt.Println("main output")
}

// Exit: 2
// Error: panic: in defer
// Output:
// main output
// deferred output
