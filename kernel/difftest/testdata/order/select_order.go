// Channel and value operands of a select are evaluated in source order.
package main

import "fmt"

func main() {
	ch := func(s string, c chan int) chan int { fmt.Print(s, " "); return c }
	v := func(n int) int { fmt.Print("v", n, " "); return n }
	a, b := make(chan int, 1), make(chan int)
	select {
	case ch("a", a) <- v(1):
		fmt.Println("sent")
	case x := <-ch("b", b):
		fmt.Println(x)
	}
	fmt.Println(<-a)
}

// Output:
// a v1 b sent
// 1
