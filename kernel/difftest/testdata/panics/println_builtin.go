// The built-in print functions write to standard error.
package main

import "fmt"

func main() {
	println("a", 1, true, -5)
	print("b", 2, "\n")
	println()
	fmt.Println("out")
}

// Error: a 1 true -5
// Error: b2
// Error:
// Output:
// out
