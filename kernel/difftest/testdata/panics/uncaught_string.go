// An uncaught panic with a string: message and exit code 2.
package main

import "fmt"

func main() {
	fmt.Println("before")
	panic("boom")
}

// Exit: 2
// Error: panic: boom
// Output:
// before
