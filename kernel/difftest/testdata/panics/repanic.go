// A deferred function panics anew; the last one wins.
package main

import "fmt"

func f() {
	defer func() {
		r := recover()
		panic(fmt.Sprint("second after ", r))
	}()
	panic("first")
}

func g() {
	defer func() { panic("replaced") }()
	panic("lost")
}

func main() {
	for _, fn := range []func(){f, g} {
		func() {
			defer func() { fmt.Println(recover()) }()
			fn()
		}()
	}
}

// Output:
// second after first
// replaced
