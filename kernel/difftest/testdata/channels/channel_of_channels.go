// Requests that carry their reply channel, and channels of functions.
package main

import (
	"errors"
	"fmt"
)

type req struct {
	n     int
	reply chan int
}

func main() {
	reqs := make(chan req)
	go func() {
		for r := range reqs {
			r.reply <- r.n * 2
		}
	}()
	for i := range 3 {
		r := req{i, make(chan int)}
		reqs <- r
		fmt.Print(<-r.reply, " ")
	}
	close(reqs)
	fs := make(chan func() string, 2)
	fs <- func() string { return "f" }
	fs <- errors.New("x").Error
	close(fs)
	fmt.Println((<-fs)())
}

// Output:
// 0 2 4 f
