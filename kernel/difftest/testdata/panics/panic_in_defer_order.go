// All deferred functions run while a panic unwinds.
package main

import "fmt"

func inner() {
	defer fmt.Println("inner 1")
	defer func() {
		defer fmt.Println("inner nested")
		fmt.Println("inner 2")
	}()
	panic("unwind")
}

func outer() {
	defer fmt.Println("outer")
	inner()
	fmt.Println("never")
}

func main() {
	defer func() {
		fmt.Println("main", recover())
	}()
	outer()
}

// Output:
// inner 2
// inner nested
// inner 1
// outer
// main unwind
