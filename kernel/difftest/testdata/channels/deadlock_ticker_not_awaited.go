// A ticker for which nobody waits wakes nobody.
package main

import (
	"fmt"
	"time"
)

func main() { t := time.NewTicker(time.Millisecond); _ = t; fmt.Println("x"); <-make(chan int) }

// Exit: 2
// Error: fatal error: all goroutines are asleep - deadlock!
// Output:
// x
