// runtime.Goexit ends a goroutine after its deferred calls.
package main

import (
	"fmt"
	"runtime"
)

func main() {
	done := make(chan string, 4)
	go func() {
		defer close(done)
		defer func() { done <- fmt.Sprint("deferred ", recover()) }()
		func() {
			defer func() { done <- "inner" }()
			runtime.Goexit()
		}()
		done <- "never"
	}()
	for s := range done {
		fmt.Println(s)
	}
	runtime.Gosched()
	fmt.Println("main goes on")
}

// Output:
// inner
// deferred <nil>
// main goes on
