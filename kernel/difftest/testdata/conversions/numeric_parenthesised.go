// Conversions with parentheses, pointers, functions and channels.
package main

import "fmt"

func main() {
	x := 5
	p := (*int)(&x)
	ch := (<-chan int)(make(chan int))
	send := (chan<- int)(make(chan int, 1))
	send <- 1
	f := (func())(nil)
	n := (int64)(x) * int64(2.0)
	fmt.Println(*p, ch != nil, len(send), f == nil, n, (float64)(x)/2, -(int8)(x))
}

// Output:
// 5 true 1 true 10 2.5 -5
