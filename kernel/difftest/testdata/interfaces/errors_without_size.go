// Pointers to types without size that come out of variables are equal to themselves.
package main

import (
	"errors"
	"fmt"
)

type none struct{}

func (*none) Error() string { return "none" }

var ErrNone error = &none{}
var shared = &none{}

func find(n int) error {
	if n > 2 {
		return ErrNone
	}
	return nil
}

func get() *none {
	if shared == nil {
		shared = &none{}
	}
	return shared
}

func main() {
	err := find(3)
	fmt.Println(err == ErrNone, errors.Is(err, ErrNone), find(1) == ErrNone)
	a, b := get(), get()
	fmt.Println(a == b, a == shared)
	p := &none{}
	q := p
	fmt.Println(p == q, p != nil)
	var none3 [3]none
	fmt.Println(&none3[0] == &none3[1], &none3[2] != &none3[0])
	m := map[error]int{ErrNone: 1}
	m[&none{}]++
	fmt.Println(len(m))
}

// Output:
// true true false
// true true
// true true
// true false
// 1
