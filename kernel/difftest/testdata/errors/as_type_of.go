// errors.AsType, of a pointer, a value and an interface of the script, and of a compiled error.
package main

import (
	"encoding/json"
	"errors"
	"fmt"
	"strconv"
)

type missing struct{ key string }

func (m *missing) Error() string { return "missing " + m.key }

type code int

func (c code) Error() string { return fmt.Sprint("code ", int(c)) }

type temporary interface {
	error
	Temporary() bool
}

type busy struct{ error }

func (busy) Temporary() bool { return true }

func (b busy) Unwrap() error { return b.error }

type lying struct{}

func (lying) Error() string { return "lying" }

func (lying) As(target any) bool {
	switch t := target.(type) {
	case *code:
		*t = 42
		return true
	case **missing:
		*t = &missing{"half"}
	}
	return false
}

func main() {
	err := fmt.Errorf("a: %w", errors.Join(errors.New("b"), busy{&missing{"k"}}, code(7)))
	if m, ok := errors.AsType[*missing](err); ok {
		fmt.Println(m, m.key)
	}
	fmt.Println(errors.AsType[code](err))
	t, ok := errors.AsType[temporary](err)
	fmt.Println(t, ok, t.Temporary())
	fmt.Println(errors.AsType[code](lying{}))
	fmt.Println(errors.AsType[*missing](lying{}))
	fmt.Println(errors.AsType[busy](code(1)))
	fmt.Println(errors.AsType[temporary](nil))
	_, err = strconv.Atoi("x")
	n, ok := errors.AsType[*strconv.NumError](fmt.Errorf("w: %w", err))
	fmt.Println(n.Func, n.Num, ok)
	_, ok = errors.AsType[*json.SyntaxError](err)
	fmt.Println(ok)
	find := errors.AsType[*missing]
	fmt.Println(find(busy{&missing{"z"}}))
	e, ok := errors.AsType[error](code(3))
	fmt.Println(e == error(code(3)), ok)
}

// Output:
// missing k k
// code 7 true
// missing k true true
// code 42 true
// <nil> false
// %!v(PANIC=Error method: runtime error: invalid memory address or nil pointer dereference) false
// <nil> false
// Atoi x true
// false
// missing z true
// true true
