// A panic in the body passes through the iterator.
package main

import "fmt"

func seq(yield func(int) bool) {
	defer func() { fmt.Println("iterator unwinds") }()
	for i := range 5 {
		if !yield(i) {
			return
		}
	}
}

func main() {
	defer func() { fmt.Println("recovered", recover()) }()
	for i := range seq {
		if i == 2 {
			panic("at two")
		}
		fmt.Println(i)
	}
}

// Output:
// 0
// 1
// iterator unwinds
// recovered at two
