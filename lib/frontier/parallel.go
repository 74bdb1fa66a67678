package frontier

import (
	"runtime"
	"sync"
	"sync/atomic"
)

// parallel calls work on blocks of the positions 0 … n-1 from several
// goroutines. Work must write only to its own positions, so that the result does
// not depend on the number of goroutines.
func parallel(n, block int, work func(lo, hi int)) {
	blocks := (n + block - 1) / block
	workers := min(runtime.GOMAXPROCS(0), blocks)
	if workers <= 1 {
		if n > 0 {
			work(0, n)
		}
		return
	}
	var next atomic.Int64
	var wait sync.WaitGroup
	var failure any
	var once sync.Once
	for range workers {
		wait.Go(func() {
			defer func() {
				if r := recover(); r != nil {
					once.Do(func() { failure = r })
				}
			}()
			for b := int(next.Add(1)) - 1; b < blocks; b = int(next.Add(1)) - 1 {
				work(b*block, min((b+1)*block, n))
			}
		})
	}
	wait.Wait()
	if failure != nil {
		panic(failure)
	}
}

// together runs functions side by side and gives the first error in their order.
func together(work ...func() error) error {
	errs := make([]error, len(work))
	parallel(len(work), 1, func(lo, hi int) {
		for i := lo; i < hi; i++ {
			errs[i] = work[i]()
		}
	})
	for _, err := range errs {
		if err != nil {
			return err
		}
	}
	return nil
}
