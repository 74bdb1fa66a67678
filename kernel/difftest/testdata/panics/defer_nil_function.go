// Deferring a nil function panics when it runs.
package main

import "fmt"

func main() {
	defer func() { fmt.Println(recover()) }()
	func() {
		var f func()
		defer f()
		fmt.Println("body runs")
	}()
}

// Output:
// body runs
// runtime error: invalid memory address or nil pointer dereference
