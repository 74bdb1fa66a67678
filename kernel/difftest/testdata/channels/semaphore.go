// A buffered channel limits what runs at a time.
package main

import (
	"fmt"
	"sync"
	"sync/atomic"
)

func main() {
	sem := make(chan struct{}, 2)
	var wg sync.WaitGroup
	var running, most atomic.Int32
	for range 8 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			sem <- struct{}{}
			n := running.Add(1)
			for {
				m := most.Load()
				if n <= m || most.CompareAndSwap(m, n) {
					break
				}
			}
			running.Add(-1)
			<-sem
		}()
	}
	wg.Wait()
	fmt.Println(most.Load() <= 2, running.Load())
}

// Output:
// true 0
