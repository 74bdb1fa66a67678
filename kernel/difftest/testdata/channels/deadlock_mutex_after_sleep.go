// A mutex is locked twice, in a program that also sleeps.
package main

import (
	"fmt"
	"sync"
	"time"
)

func main() { time.Sleep(time.Millisecond); fmt.Println("x"); var m sync.Mutex; m.Lock(); m.Lock() }

// Exit: 2
// Error: fatal error: all goroutines are asleep - deadlock!
// Output:
// x
