// recover returns the value, and nil when nothing panics.
package main

import "fmt"

func f(n int) (out string) {
	defer func() {
		if r := recover(); r != nil {
			out = fmt.Sprint("recovered ", r)
		}
	}()
	if n > 0 {
		panic(n)
	}
	return "fine"
}

func main() {
	fmt.Println(f(0), f(5), recover())
}

// Output:
// fine recovered 5 <nil>
