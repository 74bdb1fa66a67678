// A delayed call is made after main was left.
package main

import (
	"fmt"
	"runtime"
	"time"
)

func main() { time.AfterFunc(10*time.Millisecond, func() { fmt.Println("g") }); runtime.Goexit() }

// Exit: 2
// Error: fatal error: no goroutines (main called runtime.Goexit) - deadlock!
// Output:
// g
