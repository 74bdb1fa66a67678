// WaitGroup.Go recovers a panic, and panics with it again.
package main

import (
	"fmt"
	"sync"
)

func main() {
	defer fmt.Println("d")
	var wg sync.WaitGroup
	wg.Go(func() { panic(fmt.Errorf("e")) })
	wg.Wait()
	select {}
}

// Exit: 2
// Error: panic: e [recovered, repanicked]
