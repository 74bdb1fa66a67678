// Panics of several goroutines at a time do not mix.
package main

import (
	"fmt"
	"sync"
)

func work(i int) (s string) {
	defer func() { s = fmt.Sprint(recover()) }()
	func() {
		defer func() {}()
		defer func() {}()
		panic(i)
	}()
	return ""
}

func main() {
	var wg sync.WaitGroup
	bad := make([]int, 8)
	for g := range 2 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			for i := range 100 {
				if work(i*8+g) != fmt.Sprint(i*8+g) {
					bad[g]++
				}
			}
		}()
	}
	wg.Wait()
	fmt.Println(bad)
}

// Output:
// [0 0 0 0 0 0 0 0]
