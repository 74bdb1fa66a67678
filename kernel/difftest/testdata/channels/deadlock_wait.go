// Waiting for a WaitGroup that nobody ends is a deadlock.
package main

import (
	"fmt"
	"sync"
)

func main() {
	var wg sync.WaitGroup
	wg.Add(1)
	fmt.Println("waiting")
	wg.Wait()
}

// Exit: 2
// Error: fatal error: all goroutines are asleep - deadlock!
// Output:
// waiting
