// All goroutines asleep is a fatal error.
package main

import "fmt"

func main() {
	fmt.Println("before")
	ch := make(chan int)
	ch <- 1
	fmt.Println("never")
}

// Exit: 2
// Error: fatal error: all goroutines are asleep - deadlock!
// Output:
// before
