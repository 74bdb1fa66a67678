// Panics out of deferred calls of panics: the run time tells all of them.
package main

import "fmt"

func f(n int) {
	defer func() {
		if n > 0 {
			f(n - 1)
		}
	}()
	panic(fmt.Errorf("err %d", n))
}
func main() {
	f(3)
}

// Exit: 2
// Error: panic: err 3
// Error: 	panic: err 2
// Error: 	panic: err 1
// Error: 	panic: err 0
