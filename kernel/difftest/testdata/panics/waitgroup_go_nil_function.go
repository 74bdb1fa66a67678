// WaitGroup.Go calls nothing.
package main

import (
	"fmt"
	"sync"
)

func main() {
	defer fmt.Println("d")
	defer func() { fmt.Println(recover()) }()
	var wg sync.WaitGroup
	var f func()
	wg.Go(f)
	wg.Wait()
	fmt.Println("no")
}

// Exit: 2
// Error: panic: runtime error: invalid memory address or nil pointer dereference [recovered, repanicked]
