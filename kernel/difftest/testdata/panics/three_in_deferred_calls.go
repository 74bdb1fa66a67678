// Panics in deferred calls of deferred calls.
package main

import "fmt"

type M float64

func main() {
	defer fmt.Println("d1")
	defer func() {
		defer func() {
			panic(fmt.Sprintf("third %v", recover()))
		}()
		panic(M(2.5))
	}()
	panic(fmt.Errorf("first"))
}

// Exit: 2
// Error: panic: first
// Error: 	panic: main.M(2.5) [recovered]
// Error: 	panic: third 2.5
// Output:
// d1
