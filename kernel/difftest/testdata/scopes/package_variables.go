// Package variables changed through functions, closures and pointers.
package main

import "fmt"

var counter int
var hook = func() int { counter += 10; return counter }
var registry = map[string]*int{"c": &counter}
var list []func()

func bump() int { counter++; return counter }

func init() {
	for i := range 3 {
		list = append(list, func() { counter += i * 100 })
	}
}

func main() {
	bump()
	hook()
	*registry["c"] *= 2
	for _, f := range list {
		f()
	}
	counter := counter
	counter++
	fmt.Println(counter, bump(), hook())
	hook = func() int { return -1 }
	fmt.Println(hook(), *registry["c"])
}

// Output:
// 323 323 333
// -1 333
