// A delayed call keeps the program alive until it has been made.
package main

import (
	"fmt"
	"time"
)

func main() { time.AfterFunc(20*time.Millisecond, func() { fmt.Println("after") }); select {} }

// Exit: 2
// Error: fatal error: all goroutines are asleep - deadlock!
// Output:
// after
