// Deferring a method of a nil interface panics at the defer statement.
package main

import "fmt"

type closer interface{ Close() }

func f() (reached bool) {
	defer func() { fmt.Println("recovered", recover(), reached) }()
	var c closer
	defer c.Close()
	reached = true
	return
}

func main() { fmt.Println(f()) }

// Output:
// recovered runtime error: invalid memory address or nil pointer dereference false
// false
