// fmt.Errorf with %w of what is no error, and the types of what it returns.
package main

import (
	"errors"
	"fmt"
	"io"
)

type grade struct{ n int }

type grades []grade

func main() {
	for _, err := range []error{
		fmt.Errorf("%w %d", grade{1}, 2),
		fmt.Errorf("a %w b %w", io.EOF, grade{2}),
		fmt.Errorf("a %w b %w", grades{{2}}, grade{2}),
		fmt.Errorf("%[2]w %[1]v", 7, grade{3}),
		fmt.Errorf("%w", any(7)),
		fmt.Errorf("%w and %v", io.EOF, grade{4}),
	} {
		fmt.Printf("%v|%T|%v|%v|%+v\n", err, err, errors.Unwrap(err), errors.Is(err, io.EOF), err)
		if u, ok := err.(interface{ Unwrap() []error }); ok {
			fmt.Println(len(u.Unwrap()), u.Unwrap())
		}
	}
}

// Output:
// %!w(main.grade={1}) 2|*fmt.wrapError|<nil>|false|%!w(main.grade={1}) 2
// a EOF b %!w(main.grade={2})|*fmt.wrapErrors|<nil>|true|a EOF b %!w(main.grade={2})
// 1 [EOF]
// a %!w(main.grades=[{2}]) b %!w(main.grade={2})|*fmt.wrapErrors|<nil>|false|a %!w(main.grades=[{2}]) b %!w(main.grade={2})
// 0 []
// %!w(main.grade={3}) 7|*fmt.wrapError|<nil>|false|%!w(main.grade={3}) 7
// %!w(int=7)|*fmt.wrapError|<nil>|false|%!w(int=7)
// EOF and {4}|*fmt.wrapError|EOF|true|EOF and {4}
