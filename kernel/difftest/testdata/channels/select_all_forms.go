// Every form of select and of channel.
package main

import (
	"fmt"
	"sync"
	"time"
)

func main() {
	c := make(chan int, 1)
	var nilc chan int
	select {
	case v := <-nilc:
		fmt.Println(v)
	case nilc <- 1:
	default:
		fmt.Println("default")
	}
	select {
	case c <- f("send", 3):
		fmt.Println("sent")
	case x, ok := <-g("nil"):
		fmt.Println(x, ok)
	}
	var arr [2]int
	m := map[string]bool{}
	select {
	case arr[f("idx", 1)], m["ok"] = <-c:
		fmt.Println(arr, m)
	}
	close(c)
	for i := 0; i < 2; i++ {
		select {
		case arr[0], m[fmt.Sprint(i)] = <-c:
		}
	}
	fmt.Println(arr, m)
	cc := make(chan chan int, 1)
	ci := make(chan int, 1)
	cc <- ci
	(<-cc) <- 5
	fmt.Println(<-ci, len(ci), cap(cc))
	cf := make(chan func(int) int, 1)
	cf <- func(i int) int { return i * 2 }
	fmt.Println((<-cf)(4))
	var wg sync.WaitGroup
	var mu sync.Mutex
	res := map[int]int{}
	for i := range 5 {
		wg.Add(1)
		go func() {
			defer wg.Done()
			mu.Lock()
			defer mu.Unlock()
			res[i] = i * i
		}()
	}
	wg.Wait()
	fmt.Println(res)
	done := make(chan struct{})
	prod := func(n int) <-chan int {
		out := make(chan int)
		go func() {
			defer close(out)
			for i := range n {
				select {
				case out <- i:
				case <-done:
					return
				}
			}
		}()
		return out
	}
	sq := func(in <-chan int) <-chan int {
		out := make(chan int)
		go func() {
			defer close(out)
			for v := range in {
				out <- v * v
			}
		}()
		return out
	}
	for v := range sq(sq(prod(4))) {
		fmt.Print(v, " ")
	}
	fmt.Println()
loop:
	for i := 0; ; i++ {
		select {
		case <-done:
			fmt.Println("done")
			break loop
		default:
			if i == 3 {
				close(done)
				continue loop
			}
			break
		}
	}
	select {
	case <-time.After(time.Millisecond):
		fmt.Println("timeout")
	case <-nilc:
	}
	func() {
		defer func() { fmt.Println(recover()) }()
		var x any
		select {
		case nilc <- x.(int):
		default:
		}
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		select {
		case c <- 1:
		default:
		}
	}()
	type T struct{ c chan<- T }
	t := make(chan T, 2)
	t <- T{t}
	x := <-t
	x.c <- x
	fmt.Println(len(t), (<-t).c == t)
	var once sync.Once
	for range 3 {
		once.Do(func() { fmt.Println("once") })
	}
	var ro, wo = (<-chan int)(c), (chan<- int)(c)
	fmt.Println(ro == c, wo == c, any(ro) == any(c))
	fmt.Printf("%T %T %T %T\n", ro, wo, make(chan (<-chan int)), make(<-chan chan<- func()))
	go func() { panic("boom in goroutine") }()
	select {}
}
func f(s string, i int) int { fmt.Print(s, " "); return i }
func g(s string) chan int   { fmt.Print(s, " "); return nil }

// Exit: 2
// Error: panic: boom in goroutine
// Output:
// default
// send nil sent
// idx [0 3] map[ok:true]
// [0 3] map[0:false 1:false ok:true]
// 5 0 1
// 8
// map[0:0 1:1 2:4 3:9 4:16]
// 0 1 16 81␣
// done
// timeout
// interface conversion: interface {} is nil, not int
// send on closed channel
// 1 true
// once
// true true false
// <-chan int chan<- int chan (<-chan int) <-chan chan<- func()
