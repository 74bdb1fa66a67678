// Runtime errors implement error and runtime.Error.
package main

import (
	"errors"
	"fmt"
	"runtime"
)

func catch(f func()) (err error) {
	defer func() {
		if r := recover(); r != nil {
			err = r.(error)
		}
	}()
	f()
	return
}

func main() {
	var p *int
	var m map[string]int
	var i any = "s"
	z := 0
	for _, f := range []func(){
		func() { *p = 1 },
		func() { m["x"]++ },
		func() { _ = i.(int) },
		func() { fmt.Println(1 / z) },
		func() { fmt.Println([]int{}[z]) },
		func() { fmt.Println("abc"[z+3]) },
		func() { _ = make([]int, z-1) },
		func() { var f func(); f() },
		func() { panic(errors.New("mine")) },
	} {
		err := catch(f)
		var re runtime.Error
		fmt.Println(err, errors.As(err, &re))
	}
}

// Output:
// runtime error: invalid memory address or nil pointer dereference true
// assignment to entry in nil map true
// interface conversion: interface {} is string, not int true
// runtime error: integer divide by zero true
// runtime error: index out of range [0] with length 0 true
// runtime error: index out of range [3] with length 3 true
// runtime error: makeslice: len out of range true
// runtime error: invalid memory address or nil pointer dereference true
// mine false
