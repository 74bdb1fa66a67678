// A wait group waits for one more than there are.
package main

import (
	"fmt"
	"sync"
	"time"
)

func main() {
	var wg sync.WaitGroup
	wg.Add(2)
	go func() { time.Sleep(30 * time.Millisecond); wg.Done() }()
	fmt.Println("x")
	wg.Wait()
}

// Exit: 2
// Error: fatal error: all goroutines are asleep - deadlock!
// Output:
// x
