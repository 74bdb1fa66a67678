// Calling a value method through a nil pointer panics.
package main

import "fmt"

type T struct{ n int }

func (t T) Get() int { return t.n }

func main() {
	defer func() { fmt.Println(recover()) }()
	var p *T
	fmt.Println(p.Get())
}

// Output:
// runtime error: invalid memory address or nil pointer dereference
