// The Error method of an uncaught panic's value panics.
package main

import "fmt"

type St struct{ s string }

func (s *St) String() string { return s.s }

type Er struct{}

func (Er) Error() string { panic("in Error") }

func main() {
	defer func() {
		r := recover()
		fmt.Printf("%T\n", r)
		panic(r)
	}()
	panic(Er{})
}

// Exit: 2
// Error: fatal error: panic while printing panic value: in Error
// Output:
// main.Er
