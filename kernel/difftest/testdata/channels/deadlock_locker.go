// A mutex is locked twice, by way of an interface.
package main

import (
	"fmt"
	"sync"
)

func main() { var m sync.Mutex; var l sync.Locker = &m; l.Lock(); fmt.Println("x"); l.Lock() }

// Exit: 2
// Error: fatal error: all goroutines are asleep - deadlock!
// Output:
// x
