// Sleeping, timers and tickers, where nothing depends on speed.
package main

import (
	"fmt"
	"sync"
	"time"
)

func main() {
	var wg sync.WaitGroup
	slept := make([]bool, 3)
	for i, d := range []time.Duration{6, 1, 3} {
		wg.Add(1)
		go func() {
			defer wg.Done()
			begun := time.Now()
			time.Sleep(d * time.Millisecond)
			slept[i] = time.Since(begun) >= d*time.Millisecond
		}()
	}
	wg.Wait()
	fmt.Println(slept)
	t := time.NewTicker(time.Millisecond)
	n := 0
	for range t.C {
		if n++; n == 3 {
			t.Stop()
			break
		}
	}
	timer := time.NewTimer(time.Hour)
	fmt.Println(n, timer.Stop())
	start := time.Now()
	fmt.Println(time.Since(start) < time.Minute, start.IsZero())
}

// Output:
// [true true true]
// 3 true
// true false
