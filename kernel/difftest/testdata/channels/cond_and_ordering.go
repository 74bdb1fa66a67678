// A token passed around keeps goroutines in order.
package main

import "fmt"

func main() {
	const n = 4
	chans := make([]chan int, n)
	for i := range chans {
		chans[i] = make(chan int)
	}
	out := make(chan string, 100)
	for i := range n {
		go func() {
			for v := range chans[i] {
				out <- fmt.Sprint(i, ":", v)
				if v >= 9 {
					close(out)
					return
				}
				chans[(i+1)%n] <- v + 1
			}
		}()
	}
	chans[0] <- 1
	for s := range out {
		fmt.Print(s, " ")
	}
	fmt.Println()
}

// Output:
// 0:1 1:2 2:3 3:4 0:5 1:6 2:7 3:8 0:9␣
