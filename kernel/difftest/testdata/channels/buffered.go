// Buffered channels: len, cap, close, drain.
package main

import "fmt"

func main() {
	ch := make(chan int, 3)
	ch <- 1
	ch <- 2
	fmt.Println(len(ch), cap(ch), <-ch)
	close(ch)
	v, ok := <-ch
	w, ok2 := <-ch
	fmt.Println(v, ok, w, ok2, len(ch))
	for x := range ch {
		fmt.Println("never", x)
	}
}

// Output:
// 2 3 1
// 2 true 0 false 0
