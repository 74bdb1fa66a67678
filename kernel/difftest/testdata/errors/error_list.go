// A slice of errors as an error type.
package main

import (
	"errors"
	"fmt"
	"io"
	"strings"
)

type List []error

func (l List) Error() string {
	parts := make([]string, len(l))
	for i, e := range l {
		parts[i] = e.Error()
	}
	return strings.Join(parts, "; ")
}
func (l List) Unwrap() []error { return l }
func (l *List) Add(err error) {
	if err != nil {
		*l = append(*l, err)
	}
}
func (l List) Err() error {
	if len(l) == 0 {
		return nil
	}
	return l
}

func main() {
	var l List
	l.Add(nil)
	fmt.Println(l.Err() == nil)
	l.Add(errors.New("one"))
	l.Add(fmt.Errorf("two: %w", io.EOF))
	err := l.Err()
	fmt.Println(err, len(l), errors.Is(err, io.EOF))
}

// Output:
// true
// one; two: EOF 2 true
