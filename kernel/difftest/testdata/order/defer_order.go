// Deferred calls run last in, first out, also in loops.
package main

import "fmt"

func main() {
	for i := 0; i < 3; i++ {
		defer fmt.Println("loop", i)
	}
	for _, s := range []string{"a", "b"} {
		defer func() { fmt.Println("range", s) }()
	}
	func() {
		defer fmt.Println("inner deferred")
		fmt.Println("inner")
	}()
	defer func() {
		defer fmt.Println("nested in deferred")
		fmt.Println("in deferred")
	}()
	fmt.Println("end")
}

// Output:
// inner
// inner deferred
// end
// in deferred
// nested in deferred
// range b
// range a
// loop 2
// loop 1
// loop 0
