// A pointer that is a Stringer as the value of an uncaught panic.
package main

import "fmt"

type P struct{ p *P }

func (p *P) String() string { return "stringer P" }
func main() {
	defer func() {
		fmt.Println(recover())
		var e error
		defer func() { fmt.Println("x", recover()); panic(&P{}) }()
		_ = e.Error()
	}()
	panic(&P{})
}

// Exit: 2
// Error: panic: stringer P [recovered]
// Error: 	panic: runtime error: invalid memory address or nil pointer dereference [recovered]
// Error: 	panic: stringer P
// Output:
// stringer P
// x runtime error: invalid memory address or nil pointer dereference
