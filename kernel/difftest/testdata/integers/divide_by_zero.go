// Integer division by zero panics with a runtime error.
package main

import (
	"fmt"
	"runtime"
)

func try(f func() int) {
	defer func() {
		r := recover()
		_, ok := r.(runtime.Error)
		fmt.Println(r, ok)
	}()
	fmt.Println(f())
}

func main() {
	z := 0
	var u uint8
	try(func() int { return 1 / z })
	try(func() int { return 1 % z })
	try(func() int { return int(5 / u) })
	try(func() int { z /= z; return z })
	try(func() int { return int(1.5 / float64(z+1)) })
}

// Output:
// runtime error: integer divide by zero true
// runtime error: integer divide by zero true
// runtime error: integer divide by zero true
// runtime error: integer divide by zero true
// 1
// <nil> false
