// Sentinel errors compare by identity, struct errors by value.
package main

import (
	"errors"
	"fmt"
)

var ErrA = errors.New("same")
var ErrB = errors.New("same")

type E struct{ n int }

func (e E) Error() string { return fmt.Sprint("E", e.n) }

func get(n int) error {
	switch n {
	case 0:
		return nil
	case 1:
		return ErrA
	case 2:
		return E{2}
	}
	return &E{3}
}

func main() {
	fmt.Println(ErrA == ErrB, get(1) == ErrA, get(2) == E{2}, get(2) == E{3}, get(3) == get(3), get(0) == nil)
	switch err := get(1); err {
	case nil:
		fmt.Println("nil")
	case ErrB:
		fmt.Println("B")
	case ErrA:
		fmt.Println("A")
	}
	switch e := get(2).(type) {
	case E:
		fmt.Println("E", e.n)
	case error:
		fmt.Println("error", e)
	}
}

// Output:
// false true true false false true
// A
// E 2
