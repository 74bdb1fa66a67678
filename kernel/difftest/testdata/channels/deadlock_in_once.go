// A sync.Once that is entered from within.
package main

import (
	"fmt"
	"sync"
)

func main() { var o sync.Once; o.Do(func() { fmt.Println("in"); o.Do(func() {}) }) }

// Exit: 2
// Error: fatal error: all goroutines are asleep - deadlock!
// Output:
// in
