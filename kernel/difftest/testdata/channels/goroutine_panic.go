// A panic in a goroutine ends the program.
package main

import "fmt"

func main() {
	fmt.Println("start")
	done := make(chan bool)
	go func() {
		panic("in goroutine")
	}()
	<-done
}

// Exit: 2
// Error: panic: in goroutine
// Output:
// start
