// errors.Join and multiple %w.
package main

import (
	"errors"
	"fmt"
)

var a, b = errors.New("a"), errors.New("b")

func main() {
	j := errors.Join(a, nil, b)
	fmt.Println(j, errors.Is(j, a), errors.Is(j, b), errors.Join(nil, nil) == nil)
	w := fmt.Errorf("two: %w and %w", a, b)
	fmt.Println(w, errors.Is(w, b), errors.Unwrap(w) == nil)
	fmt.Printf("%q\n", errors.Join(w, errors.New("c")).Error())
}

// Output:
// a
// b true true true
// two: a and b true true
// "two: a and b\nc"
