// A value method on a nil pointer in an interface, where the compiler sees which it is.
package main

import "fmt"

type namer interface{ name() string }

type T struct{ s string }

func (t T) name() string { return t.s }

func main() {
	func() {
		defer func() { fmt.Println(recover()) }()
		fmt.Println(namer((*T)(nil)).name())
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		var p *T
		var n namer = p
		fmt.Println(n.name())
	}()
}

// Output:
// runtime error: invalid memory address or nil pointer dereference
// runtime error: invalid memory address or nil pointer dereference
