// Panics in deferred calls, one of them recovered, a message of two lines.
package main

import "errors"

func main() {
	defer panic("third")
	defer func() { panic(errors.New("second\nline")) }()
	defer func() { defer func() { recover() }(); panic("inner, recovered") }()
	panic("first")
}

// Exit: 2
// Error: panic: first
// Error: 	panic: second
// Error: 	line
// Error: 	panic: third
