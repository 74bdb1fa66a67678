// A panic in a delayed call is one in a goroutine of its own.
package main

import (
	"errors"
	"fmt"
	"time"
)

func main() {
	defer fmt.Println("d")
	time.AfterFunc(time.Millisecond, func() { panic(errors.New("in timer")) })
	time.Sleep(time.Second)
}

// Exit: 2
// Error: panic: in timer
