// A String method that panics, or is called on a nil pointer.
package main

import "fmt"

type T struct{ n int }

func (t *T) String() string { return fmt.Sprint("T", t.n) }

type P struct{}

func (P) String() string { panic("inside") }

func main() {
	var t *T
	fmt.Println(t, []*T{nil, {1}})
	fmt.Printf("%s %v|%d\n", t, P{}, P{})
}

// Output:
// <nil> [<nil> T1]
// <nil> %!v(PANIC=String method: inside)|{}
