package record

import (
	"runtime"
	"sync"
	"sync/atomic"
)

// parallel runs work(0) … work(n-1) on up to GOMAXPROCS goroutines. Each must
// write only what is its own, so that the outcome is the same for any number.
func parallel(n int, work func(i int)) {
	workers := min(n, runtime.GOMAXPROCS(0))
	if workers <= 1 {
		for i := 0; i < n; i++ {
			work(i)
		}
		return
	}
	var next atomic.Int64
	var wg sync.WaitGroup
	for range workers {
		wg.Go(func() {
			for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
				work(i)
			}
		})
	}
	wg.Wait()
}
