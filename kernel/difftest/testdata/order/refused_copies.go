// A variable that only a small function changes may live in a register, and is then copied
// into the interface where it is written.
package main

import "fmt"

func main() {
	b := true
	flip := func() bool { b = !b; return b }
	fmt.Println(b, flip(), b)
	fmt.Println(b, flip(), b)
}

// Output:
// true false false
// false true true
