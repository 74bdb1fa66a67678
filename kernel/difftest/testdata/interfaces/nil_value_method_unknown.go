// A value method on a nil pointer in an interface: whether the compiler sees which it is
// depends on what it puts in place.
package main

import "fmt"

type namer interface{ name() string }

type T struct{ s string }

func (t T) name() string { return t.s }

func call(n namer) string { return n.name() }

func main() {
	defer func() { fmt.Println(recover()) }()
	var p *T
	fmt.Println(call(p))
}

// Output:
// runtime error: invalid memory address or nil pointer dereference
