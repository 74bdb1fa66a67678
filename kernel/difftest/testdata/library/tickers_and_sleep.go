// Sleeping, timers and tickers in an order that does not depend on speed.
package main

import (
	"fmt"
	"sync"
	"time"
)

func main() {
	var order []string
	var mu sync.Mutex
	var wg sync.WaitGroup
	for i, d := range []int{60, 5, 30} {
		wg.Add(1)
		go func() {
			defer wg.Done()
			time.Sleep(time.Duration(d) * time.Millisecond)
			mu.Lock()
			order = append(order, fmt.Sprint(i, ":", d))
			mu.Unlock()
		}()
	}
	wg.Wait()
	fmt.Println(order)
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
// [1:5 2:30 0:60]
// 3 true
// true false
