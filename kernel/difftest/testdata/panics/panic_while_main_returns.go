// A goroutine that panics is waited for when main returns meanwhile.
package main

import (
	"fmt"
	"runtime"
	"sync"
)

func main() {
	var wg sync.WaitGroup
	wg.Add(1)
	go func() {
		defer wg.Done()
		defer func() { fmt.Println("rec", recover()); panic("after goexit") }()
		runtime.Goexit()
	}()
	wg.Wait()
}

// Exit: 2
// Error: panic: after goexit
// Output:
// rec <nil>
