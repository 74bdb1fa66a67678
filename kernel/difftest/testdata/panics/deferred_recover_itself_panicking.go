// A deferred call of recover itself recovers nothing when a panic of its own function runs it.
package main

import "fmt"

func seq(yield func(int) bool) { _ = yield(1) && yield(2) }

func main() {
	defer func() { fmt.Println("last", recover()) }()
	defer func() {
		defer func() { fmt.Println("third", recover()) }()
		defer recover()
		panic(3)
	}()
	defer func() {
		for range seq {
			defer recover()
		}
		panic(2)
	}()
	func() {
		defer func() {
			defer recover() // runs as its function returns: recovers 0
			defer func() { fmt.Println("inner", recover()) }()
			panic("in")
		}()
		panic(0)
	}()
	fmt.Println("on")
	panic(1)
}

// Output:
// inner in
// on
// third 3
// last 2
