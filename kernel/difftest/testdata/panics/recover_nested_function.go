// recover works only directly in the deferred function.
package main

import "fmt"

func helper() any { return recover() }

func a() (s string) {
	defer func() {
		s = fmt.Sprint(s, " outer ", recover())
	}()
	defer func() {
		s = fmt.Sprint("helper ", helper())
	}()
	panic("p")
}

func b() {
	defer fmt.Println("deferred call recovers directly:", recover())
	defer recover()
	panic("q")
}

func main() {
	fmt.Println(a())
	func() {
		defer func() { fmt.Println("main", recover()) }()
		b()
	}()
}

// Output:
// helper <nil> outer p
// deferred call recovers directly: <nil>
// main q
