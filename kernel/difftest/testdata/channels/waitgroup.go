// Goroutines that fill a slice by index, with WaitGroup and Mutex.
package main

import (
	"fmt"
	"sync"
)

func main() {
	var wg sync.WaitGroup
	var mu sync.Mutex
	out := make([]int, 10)
	total := 0
	for i := range 10 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			out[i] = i * i
			mu.Lock()
			total += i
			mu.Unlock()
		}()
	}
	wg.Wait()
	fmt.Println(out, total)
	for i := range 3 {
		wg.Go(func() { out[i] = -i })
	}
	wg.Wait()
	fmt.Println(out[:3])
}

// Output:
// [0 1 4 9 16 25 36 49 64 81] 45
// [0 -1 -2]
