// A nil dereference that is recovered and panicked with again, and not recovered.
package main

import "fmt"

type node struct{ next *node }

func main() {
	defer func() {
		r := recover()
		fmt.Println("recovered", r)
		panic(r)
	}()
	var n *node
	fmt.Println(n.next)
}

// Exit: 2
// Error: panic: runtime error: invalid memory address or nil pointer dereference [recovered, repanicked]
// Output:
// recovered runtime error: invalid memory address or nil pointer dereference
