// An uncaught integer division by zero.
package main

import "fmt"

func main() {
	x, y := 1, 0
	fmt.Println("dividing")
	fmt.Println(x / y)
}

// Exit: 2
// Error: panic: runtime error: integer divide by zero
// Output:
// dividing
