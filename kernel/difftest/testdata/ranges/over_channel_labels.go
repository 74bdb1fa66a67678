// Ranging over channels with labels, break and reassignment.
package main

import "fmt"

func main() {
	ch := make(chan int, 10)
	for i := range 10 {
		ch <- i
	}
	close(ch)
	total := 0
outer:
	for x := range ch {
		for y := range x {
			if y == 4 {
				break outer
			}
			if y == 2 {
				continue outer
			}
			total += y
		}
	}
	rest := 0
	for range ch {
		rest++
	}
	fmt.Println(total, rest)
}

// Output:
// 8 0
