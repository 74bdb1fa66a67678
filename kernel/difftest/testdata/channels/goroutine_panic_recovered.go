// A goroutine recovers its own panic.
package main

import "fmt"

func main() {
	errs := make(chan error, 2)
	for i := range 2 {
		go func() {
			defer func() {
				if r := recover(); r != nil {
					errs <- fmt.Errorf("worker: %v", r)
				} else {
					errs <- nil
				}
			}()
			if i == 1 {
				panic("bad")
			}
		}()
	}
	a, b := <-errs, <-errs
	if a == nil {
		a, b = b, a
	}
	fmt.Println(a, b)
}

// Output:
// worker: bad <nil>
