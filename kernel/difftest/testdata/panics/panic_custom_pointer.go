// A panic with a pointer error type is recovered by errors.As.
package main

import (
	"errors"
	"fmt"
	"strconv"
	"strings"
)

type parseError struct {
	line int
	msg  string
}

func (e *parseError) Error() string { return fmt.Sprintf("line %d: %s", e.line, e.msg) }

func parse(s string) (n int, err error) {
	defer func() {
		if e, ok := recover().(*parseError); ok {
			err = e
		}
	}()
	for i, l := range strings.Split(s, "\n") {
		n += must(i+1, l)
	}
	return
}

func must(line int, s string) int {
	n, err := strconv.Atoi(s)
	if err != nil {
		panic(&parseError{line, "not a number: " + s})
	}
	return n
}

func main() {
	fmt.Println(parse("1\n2"))
	_, err := parse("1\nx")
	var pe *parseError
	fmt.Println(err, errors.As(err, &pe), pe.line)
}

// Output:
// 3 <nil>
// line 2: not a number: x true 2
