// A function type that implements an interface.
package main

import (
	"fmt"
	"strings"
)

type Handler interface{ Handle(string) string }
type HandlerFunc func(string) string

func (f HandlerFunc) Handle(s string) string { return f(s) }

func chain(h Handler, wraps ...func(Handler) Handler) Handler {
	for _, w := range wraps {
		h = w(h)
	}
	return h
}

func main() {
	base := HandlerFunc(func(s string) string { return s + "!" })
	up := func(h Handler) Handler {
		return HandlerFunc(func(s string) string { return strings.ToUpper(h.Handle(s)) })
	}
	twice := func(h Handler) Handler {
		return HandlerFunc(func(s string) string { return h.Handle(h.Handle(s)) })
	}
	fmt.Println(chain(base, twice, up).Handle("hey"))
}

// Output:
// HEY!!
