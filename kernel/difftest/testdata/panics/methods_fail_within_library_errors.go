// Methods that fail are called by the library's own errors, which package fmt prints: what it
// says of the panic is what the run time says.
package main

import (
	"errors"
	"fmt"
	"io/fs"
	"log/slog"
	"os"
)

type place struct{ name string }

type source interface{ Get() string }

type fault struct {
	error
	at    *place
	names []string
	of    source
	how   int
}

func (f fault) Error() string {
	switch f.how {
	case 0:
		return f.at.name
	case 1:
		return f.names[f.how]
	case 2:
		return f.of.Get()
	case 3:
		return f.error.Error()
	case 4:
		var none func() string
		return none()
	case 5:
		panic(place{"thrown"})
	case 6:
		panic(errors.New("an error"))
	case 7:
		panic(fault{how: 8})
	case 8:
		return "said"
	}
	return fmt.Sprint(1 / len(f.names))
}

type bare struct{ error }

func main() {
	log := slog.New(slog.NewTextHandler(os.Stdout, &slog.HandlerOptions{ReplaceAttr: func(_ []string, a slog.Attr) slog.Attr {
		if a.Key == slog.TimeKey {
			return slog.Attr{}
		}
		return a
	}}))
	for how := range 10 {
		f := fault{how: how}
		fmt.Println(how, f, errors.Join(f), fmt.Errorf("x: %w", f))
		fmt.Printf("%v %s\n", errors.Join(f, nil), &fs.PathError{Op: "open", Path: "p", Err: f})
		log.Info("m", "joined", errors.Join(f))
	}
	fmt.Println(bare{}, errors.Join(bare{}), fmt.Errorf("x: %w", bare{}))
	fmt.Println(errors.Join(fmt.Errorf("x: %w", errors.Join(bare{}))))
	func() {
		defer func() { fmt.Println(recover()) }()
		fmt.Println(errors.Join(fault{}).Error())
	}()
}

// Output:
// 0 %!v(PANIC=Error method: runtime error: invalid memory address or nil pointer dereference) %!v(PANIC=Error method: runtime error: invalid memory address or nil pointer dereference) x: %!v(PANIC=Error method: runtime error: invalid memory address or nil pointer dereference)
// %!v(PANIC=Error method: runtime error: invalid memory address or nil pointer dereference) %!s(PANIC=Error method: runtime error: invalid memory address or nil pointer dereference)
// level=INFO msg=m joined="%!v(PANIC=Error method: runtime error: invalid memory address or nil pointer dereference)"
// 1 %!v(PANIC=Error method: runtime error: index out of range [1] with length 0) %!v(PANIC=Error method: runtime error: index out of range [1] with length 0) x: %!v(PANIC=Error method: runtime error: index out of range [1] with length 0)
// %!v(PANIC=Error method: runtime error: index out of range [1] with length 0) %!s(PANIC=Error method: runtime error: index out of range [1] with length 0)
// level=INFO msg=m joined="%!v(PANIC=Error method: runtime error: index out of range [1] with length 0)"
// 2 %!v(PANIC=Error method: runtime error: invalid memory address or nil pointer dereference) %!v(PANIC=Error method: runtime error: invalid memory address or nil pointer dereference) x: %!v(PANIC=Error method: runtime error: invalid memory address or nil pointer dereference)
// %!v(PANIC=Error method: runtime error: invalid memory address or nil pointer dereference) %!s(PANIC=Error method: runtime error: invalid memory address or nil pointer dereference)
// level=INFO msg=m joined="%!v(PANIC=Error method: runtime error: invalid memory address or nil pointer dereference)"
// 3 %!v(PANIC=Error method: runtime error: invalid memory address or nil pointer dereference) %!v(PANIC=Error method: runtime error: invalid memory address or nil pointer dereference) x: %!v(PANIC=Error method: runtime error: invalid memory address or nil pointer dereference)
// %!v(PANIC=Error method: runtime error: invalid memory address or nil pointer dereference) %!s(PANIC=Error method: runtime error: invalid memory address or nil pointer dereference)
// level=INFO msg=m joined="%!v(PANIC=Error method: runtime error: invalid memory address or nil pointer dereference)"
// 4 %!v(PANIC=Error method: runtime error: invalid memory address or nil pointer dereference) %!v(PANIC=Error method: runtime error: invalid memory address or nil pointer dereference) x: %!v(PANIC=Error method: runtime error: invalid memory address or nil pointer dereference)
// %!v(PANIC=Error method: runtime error: invalid memory address or nil pointer dereference) %!s(PANIC=Error method: runtime error: invalid memory address or nil pointer dereference)
// level=INFO msg=m joined="%!v(PANIC=Error method: runtime error: invalid memory address or nil pointer dereference)"
// 5 %!v(PANIC=Error method: {thrown}) %!v(PANIC=Error method: {thrown}) x: %!v(PANIC=Error method: {thrown})
// %!v(PANIC=Error method: {thrown}) %!s(PANIC=Error method: {thrown})
// level=INFO msg=m joined="%!v(PANIC=Error method: {thrown})"
// 6 %!v(PANIC=Error method: an error) %!v(PANIC=Error method: an error) x: %!v(PANIC=Error method: an error)
// %!v(PANIC=Error method: an error) %!s(PANIC=Error method: an error)
// level=INFO msg=m joined="%!v(PANIC=Error method: an error)"
// 7 %!v(PANIC=Error method: said) %!v(PANIC=Error method: said) x: %!v(PANIC=Error method: said)
// %!v(PANIC=Error method: said) %!s(PANIC=Error method: said)
// level=INFO msg=m joined="%!v(PANIC=Error method: said)"
// 8 said said x: said
// said open p: said
// level=INFO msg=m joined=said
// 9 %!v(PANIC=Error method: runtime error: integer divide by zero) %!v(PANIC=Error method: runtime error: integer divide by zero) x: %!v(PANIC=Error method: runtime error: integer divide by zero)
// %!v(PANIC=Error method: runtime error: integer divide by zero) %!s(PANIC=Error method: runtime error: integer divide by zero)
// level=INFO msg=m joined="%!v(PANIC=Error method: runtime error: integer divide by zero)"
// %!v(PANIC=Error method: runtime error: invalid memory address or nil pointer dereference) %!v(PANIC=Error method: runtime error: invalid memory address or nil pointer dereference) x: %!v(PANIC=Error method: runtime error: invalid memory address or nil pointer dereference)
// x: %!v(PANIC=Error method: runtime error: invalid memory address or nil pointer dereference)
// runtime error: invalid memory address or nil pointer dereference
