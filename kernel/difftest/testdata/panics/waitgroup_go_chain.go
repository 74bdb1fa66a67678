// WaitGroup.Go after two panics.
package main

import (
	"fmt"
	"sync"
)

func main() {
	defer fmt.Println("d")
	var wg sync.WaitGroup
	wg.Go(func() { defer func() { panic("y") }(); panic("x") })
	wg.Wait()
	select {}
}

// Exit: 2
// Error: panic: x
// Error: 	panic: y [recovered, repanicked]
