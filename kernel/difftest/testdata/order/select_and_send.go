// Operands of send, select, defer and go that read beside calls.
package main

import "fmt"

func main() {
	n := 1
	inc := func() int { n++; return n }
	ch, other := make(chan int, 4), make(chan int, 4)
	pick := func() chan int { n += 100; return other }
	ch <- n + inc()
	pick() <- n*1000 + inc()
	fmt.Println(<-ch, <-other)
	for range 2 {
		select {
		case ch <- n + inc():
			fmt.Println("sent", len(ch))
		}
	}
	fmt.Println(<-ch, <-ch, n)
	defer func(a, b int, c bool) { fmt.Println(a, b, c) }(n, inc(), n > 0 && inc() > n)
	func(xs ...int) { fmt.Println(xs) }(n, inc(), n+inc())
	ch <- 9
	n += <-ch + n
	fmt.Println(n)
}

// Output:
// 4 103103
// sent 1
// sent 2
// 208 210 105
// [109 108 218]
// 227
// 107 106 false
