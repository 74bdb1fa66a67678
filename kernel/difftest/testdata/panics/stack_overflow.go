// Endless recursion is a fatal error.
package main

import "fmt"

func f(n int) int { return f(n+1) + 1 }

func main() {
	fmt.Println("deep")
	fmt.Println(f(0))
}

// Exit: 2
// Error: fatal error: stack overflow
// Output:
// deep
