// Functions of package sync that run once: results, panics that come again, nil and Goexit.
package main

import (
	"errors"
	"fmt"
	"runtime"
	"sync"
)

type failure struct{ n int }

func (f failure) Error() string { return fmt.Sprint("failure ", f.n) }

func try(f func()) {
	defer func() {
		r := recover()
		fmt.Println(r)
		if err, ok := r.(error); ok {
			var re runtime.Error
			var f failure
			fmt.Println(errors.As(err, &re), errors.As(err, &f))
		}
	}()
	f()
	fmt.Println("returned")
}

func main() {
	calls := 0
	f := sync.OnceFunc(func() { calls++; panic(failure{calls}) })
	try(f)
	try(f)
	v := sync.OnceValue(func() map[string]int { calls++; return map[string]int{"calls": calls} })
	v()["x"] = 1
	fmt.Println(v(), len(v()))
	var none []int
	w := sync.OnceValues(func() (int, error) { calls++; return none[calls], nil })
	try(func() { w() })
	try(func() { w() })
	try(sync.OnceFunc(func() { panic(nil) }))
	try(sync.OnceFunc(nil))
	n := sync.OnceValues(func() (string, func() int) { return "a", func() int { return calls } })
	s, get := n()
	fmt.Println(s, get())
	var wg sync.WaitGroup
	sum := sync.OnceValue(func() int { calls += 100; return calls })
	for range 8 {
		wg.Go(func() { sum() })
	}
	wg.Wait()
	fmt.Println(sum())
	var self func() int
	depth := 0
	self = sync.OnceValue(func() int { depth++; return depth })
	fmt.Println(self(), self(), depth)
	done := make(chan bool)
	g := sync.OnceFunc(func() { fmt.Println("ending"); runtime.Goexit() })
	go func() {
		defer close(done)
		defer func() { fmt.Println("recovered", recover() != nil) }()
		g()
		fmt.Println("not reached")
	}()
	<-done
	sync.OnceValue(func() int { panic(fmt.Sprintf("last %d", calls)) })()
}

// Exit: 2
// Error: panic: last 103 [recovered, repanicked]
// Output:
// failure 1
// false true
// failure 1
// false true
// map[calls:2 x:1] 2
// runtime error: index out of range [3] with length 0
// true false
// runtime error: index out of range [3] with length 0
// true false
// panic called with nil argument
// true false
// runtime error: invalid memory address or nil pointer dereference
// true false
// a 3
// 103
// 1 1 1
// ending
// recovered true
