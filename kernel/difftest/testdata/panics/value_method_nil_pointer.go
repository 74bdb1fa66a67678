// The text of a value method called through an interface that holds a nil pointer.
package main

import "fmt"

type T struct{ n int }

func (t T) Get() int { return t.n }

type getter interface{ Get() int }

var held getter // a package variable, so that the compiler cannot see what it holds

func try(f func()) {
	defer func() { fmt.Println(recover()) }()
	f()
}

func main() {
	var p *T
	held = p
	try(func() { held.Get() })
	try(func() { p.Get() })
	try(func() { f := p.Get; f() })
}

// Output:
// value method main.T.Get called using nil *T pointer
// runtime error: invalid memory address or nil pointer dereference
// runtime error: invalid memory address or nil pointer dereference
