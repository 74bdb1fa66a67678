package world

import (
	"runtime"
	"sync"
	"sync/atomic"
)

// each calls work for 0 … n-1 from several goroutines. Work writes only what
// belongs to its index.
func each(n int, work func(i int)) {
	var next atomic.Int64
	var wait sync.WaitGroup
	for range min(runtime.GOMAXPROCS(0), n) {
		wait.Go(func() {
			for i := int(next.Add(1)) - 1; i < n; i = int(next.Add(1)) - 1 {
				work(i)
			}
		})
	}
	wait.Wait()
}
