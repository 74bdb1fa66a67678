// An Error method is used by fmt, before String.
package main

import (
	"errors"
	"fmt"
)

type E struct{ code int }

func (e E) Error() string  { return fmt.Sprint("E", e.code) }
func (e E) String() string { return "no" }

type W struct{ inner error }

func (w *W) Error() string { return "wrapped " + w.inner.Error() }
func (w *W) Unwrap() error { return w.inner }

func main() {
	var err error = E{3}
	fmt.Println(err, E{4}, []error{err, nil}, map[string]error{"k": err})
	fmt.Printf("%v %s %q %d\n", err, err, err, err)
	w := &W{err}
	fmt.Println(w, errors.Unwrap(w) == err, errors.Is(w, E{3}), errors.Is(w, E{5}))
	fmt.Println(fmt.Errorf("outer: %w", w))
}

// Output:
// E3 E4 [E3 <nil>] map[k:E3]
// E3 E3 "E3" {3}
// wrapped E3 true true false
// outer: wrapped E3
