// A ticker that was stopped wakes nobody.
package main

import (
	"fmt"
	"time"
)

func main() {
	t := time.NewTicker(time.Millisecond)
	n := 0
	for range t.C {
		if n++; n == 3 {
			t.Stop()
			break
		}
	}
	fmt.Println(n)
	<-t.C
}

// Exit: 2
// Error: fatal error: all goroutines are asleep - deadlock!
// Output:
// 3
