// Deferred closures in a loop see their own variables after a panic.
package main

import "fmt"

func main() {
	defer func() { fmt.Println("recovered", recover()) }()
	for i := 0; i < 4; i++ {
		defer func() { fmt.Print("d", i, " ") }()
		if i == 2 {
			panic(i)
		}
	}
}

// Output:
// d2 d1 d0 recovered 2
