// runtime.Goexit in main: the others go on, and then nobody is there.
package main

import (
	"fmt"
	"runtime"
	"time"
)

func main() {
	defer fmt.Println("deferred")
	go func() {
		time.Sleep(50 * time.Millisecond)
		fmt.Println("other")
	}()
	runtime.Goexit()
}

// Exit: 2
// Error: fatal error: no goroutines (main called runtime.Goexit) - deadlock!
// Output:
// deferred
// other
