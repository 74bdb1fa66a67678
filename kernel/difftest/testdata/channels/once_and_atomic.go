// sync.Once, OnceValue, atomics, RWMutex, Pool and Map.
package main

import (
	"fmt"
	"sync"
	"sync/atomic"
)

func main() {
	var once sync.Once
	n := 0
	for range 3 {
		once.Do(func() { n++ })
	}
	v := sync.OnceValue(func() int { n += 10; return n })
	fmt.Println(v(), v(), n)
	var c int64
	atomic.AddInt64(&c, 5)
	var b atomic.Bool
	b.Store(true)
	var m sync.Map
	m.Store("a", 1)
	x, ok := m.Load("a")
	fmt.Println(atomic.LoadInt64(&c), b.Load(), x, ok)
	var rw sync.RWMutex
	rw.RLock()
	rw.RUnlock()
	rw.Lock()
	rw.Unlock()
}

// Output:
// 11 11 11
// 5 true 1 true
