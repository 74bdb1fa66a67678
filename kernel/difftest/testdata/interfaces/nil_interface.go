// A nil pointer in an interface is not a nil interface.
package main

import "fmt"

type E struct{}

func (*E) Error() string { return "E" }

func find(fail bool) error {
	var e *E
	if fail {
		e = &E{}
	}
	return e
}

func good() error { return nil }

func main() {
	fmt.Println(find(true) == nil, find(false) == nil, good() == nil)
	var e error = (*E)(nil)
	fmt.Println(e == (*E)(nil), e != nil)
	var a any
	var p *int
	fmt.Println(a == nil, p == nil)
	a = p
	fmt.Println(a == nil, a == (*int)(nil))
}

// Output:
// false false true
// true true
// true true
// false true
