// Collecting the first error of several goroutines, in order.
package main

import (
	"errors"
	"fmt"
	"sync"
)

func work(i int) (int, error) {
	if i%3 == 2 {
		return 0, fmt.Errorf("task %d failed", i)
	}
	return i * 10, nil
}

func main() {
	const n = 6
	vals, errs := make([]int, n), make([]error, n)
	var wg sync.WaitGroup
	for i := range n {
		wg.Add(1)
		go func(i int) {
			defer wg.Done()
			vals[i], errs[i] = work(i)
		}(i)
	}
	wg.Wait()
	fmt.Println(vals)
	fmt.Println(errors.Join(errs...))
}

// Output:
// [0 10 0 30 40 0]
// task 2 failed
// task 5 failed
