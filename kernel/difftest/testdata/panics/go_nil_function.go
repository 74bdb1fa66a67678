// A go statement with a nil function ends the program at once.
package main

import (
	"fmt"
)

func main() {
	defer fmt.Println("d")
	defer func() { fmt.Println(recover()) }()
	var f func()
	fmt.Println("a")
	go f()
}

// Exit: 2
// Error: fatal error: go of nil func value
// Output:
// a
