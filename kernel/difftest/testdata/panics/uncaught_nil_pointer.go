// An uncaught nil dereference.
package main

import "fmt"

type T struct{ next *T }

func main() {
	t := &T{}
	fmt.Println(t.next.next)
}

// Exit: 2
// Error: panic: runtime error: invalid memory address or nil pointer dereference
