// Must-style helpers with closures and generics.
package main

import (
	"fmt"
	"strconv"
)

func Must[T any](v T, err error) T {
	if err != nil {
		panic(err)
	}
	return v
}

func attempt(f func()) (err error) {
	defer func() {
		if e, ok := recover().(error); ok {
			err = e
		}
	}()
	f()
	return nil
}

func main() {
	fmt.Println(Must(strconv.Atoi("5")) + 1)
	fmt.Println(attempt(func() { Must(strconv.Atoi("x")) }))
	fmt.Println(attempt(func() { fmt.Println(Must(strconv.ParseBool("true"))) }))
}

// Output:
// 6
// strconv.Atoi: parsing "x": invalid syntax
// true
// <nil>
