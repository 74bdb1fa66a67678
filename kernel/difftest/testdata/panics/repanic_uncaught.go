// A recovered and repeated panic prints how it ended.
package main

import "fmt"

func main() {
	defer func() {
		if r := recover(); r != nil {
			fmt.Println("cleanup", r)
			panic(r)
		}
	}()
	panic("boom")
}

// Exit: 2
// Error: panic: boom [recovered, repanicked]
// Output:
// cleanup boom
