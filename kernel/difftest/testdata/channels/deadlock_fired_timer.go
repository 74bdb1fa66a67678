// A timer fires once.
package main

import (
	"fmt"
	"time"
)

func main() { t := time.NewTimer(time.Millisecond); <-t.C; fmt.Println("fired"); <-t.C }

// Exit: 2
// Error: fatal error: all goroutines are asleep - deadlock!
// Output:
// fired
