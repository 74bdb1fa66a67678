// Panics of closed and nil channels.
package main

import "fmt"

func try(f func()) {
	defer func() { fmt.Println(recover()) }()
	f()
}

func main() {
	ch := make(chan int, 1)
	close(ch)
	var nilch chan int
	try(func() { ch <- 1 })
	try(func() { close(ch) })
	try(func() { close(nilch) })
	try(func() {
		select {
		case ch <- 1:
		default:
		}
	})
	fmt.Println(len(nilch), cap(nilch), nilch == nil)
	n := -1
	try(func() { _ = make(chan int, n) })
}

// Output:
// send on closed channel
// close of closed channel
// close of nil channel
// send on closed channel
// 0 0 true
// makechan: size out of range
