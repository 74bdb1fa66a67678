// In which order the run time asks the errors of a chain for their texts.
package main

import "fmt"

type E struct{ s string }

func (e E) Error() string { fmt.Println("Error of", e.s); return e.s }

func main() {
	defer func() {
		defer func() { r := recover(); defer func() { panic(r) }(); panic(E{"third"}) }()
		panic(E{"second"})
	}()
	panic(E{"first"})
}

// Exit: 2
// Error: panic: first
// Error: 	panic: second [recovered]
// Error: 	panic: third
// Error: 	panic: second
// Output:
// Error of second
// Error of third
// Error of second
// Error of first
