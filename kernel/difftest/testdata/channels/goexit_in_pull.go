// runtime.Goexit in a sequence of iter.Pull ends the goroutine of the caller too.
package main

import (
	"fmt"
	"iter"
	"runtime"
)

func seq(yield func(int) bool) {
	yield(1)
	runtime.Goexit()
}

func main() {
	done := make(chan bool)
	go func() {
		defer close(done)
		defer fmt.Println("left")
		next, stop := iter.Pull(seq)
		defer stop()
		fmt.Println(next())
		fmt.Println(next())
		fmt.Println("not reached")
	}()
	<-done
	fmt.Println("end")
}

// Output:
// 1 true
// left
// end
