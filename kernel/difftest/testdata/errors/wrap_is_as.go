// errors.Is, As, Unwrap through wrapped script errors.
package main

import (
	"errors"
	"fmt"
)

type NotFound struct{ name string }

func (e NotFound) Error() string { return e.name + " not found" }

type Timeout struct {
	op  string
	err error
}

func (t *Timeout) Error() string   { return t.op + " timed out: " + t.err.Error() }
func (t *Timeout) Unwrap() error   { return t.err }
func (t *Timeout) Temporary() bool { return true }

var ErrBase = errors.New("base")

func main() {
	err := fmt.Errorf("layer 2: %w", fmt.Errorf("layer 1: %w", &Timeout{"read", NotFound{"x"}}))
	fmt.Println(err)
	var nf NotFound
	var to *Timeout
	var temp interface{ Temporary() bool }
	fmt.Println(errors.As(err, &nf), nf.name, errors.As(err, &to), to.op, errors.As(err, &temp))
	fmt.Println(errors.Is(err, NotFound{"x"}), errors.Is(err, NotFound{"y"}), errors.Is(err, to), errors.Is(err, ErrBase))
	fmt.Println(errors.Unwrap(errors.Unwrap(err)) == error(to), errors.Unwrap(ErrBase))
	var none NotFound
	fmt.Println(errors.As(ErrBase, &none), none.name == "")
}

// Output:
// layer 2: layer 1: read timed out: x not found
// true x true read true
// true false true false
// true <nil>
// false true
