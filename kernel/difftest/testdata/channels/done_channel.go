// Closing a channel tells every goroutine to stop.
package main

import "fmt"

func main() {
	done := make(chan struct{})
	ticks := make(chan int)
	finished := make(chan bool)
	go func() {
		defer close(finished)
		for i := 0; ; i++ {
			select {
			case ticks <- i:
			case <-done:
				return
			}
		}
	}()
	for range 3 {
		fmt.Print(<-ticks, " ")
	}
	close(done)
	<-finished
	fmt.Println("stopped")
}

// Output:
// 0 1 2 stopped
