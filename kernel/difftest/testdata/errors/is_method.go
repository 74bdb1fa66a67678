// A script error with its own Is and As methods.
package main

import (
	"errors"
	"fmt"
)

type Code int

func (c Code) Error() string { return fmt.Sprint("code ", int(c)) }
func (c Code) Is(target error) bool {
	t, ok := target.(Code)
	return ok && t/100 == c/100
}

func main() {
	err := fmt.Errorf("request: %w", Code(404))
	fmt.Println(errors.Is(err, Code(400)), errors.Is(err, Code(500)), errors.Is(Code(500), Code(503)))
	var c Code
	if errors.As(err, &c) {
		fmt.Println(int(c), c)
	}
}

// Output:
// true false true
// 404 code 404
