// Stages connected by channels.
package main

import "fmt"

func gen(n int) <-chan int {
	out := make(chan int)
	go func() {
		defer close(out)
		for i := 1; i <= n; i++ {
			out <- i
		}
	}()
	return out
}

func square(in <-chan int) <-chan int {
	out := make(chan int, 1)
	go func() {
		for x := range in {
			out <- x * x
		}
		close(out)
	}()
	return out
}

func main() {
	sum := 0
	for x := range square(square(gen(5))) {
		sum += x
	}
	fmt.Println(sum)
}

// Output:
// 979
