// A closure's own variable hides the captured one.
package main

import (
	"errors"
	"fmt"
)

func main() {
	x := 1
	f := func() int {
		x++
		x := x * 100
		x++
		return x
	}
	fmt.Println(f(), f(), x)
	g := func(x int) func() int { return func() int { x--; return x } }
	h := g(x)
	fmt.Println(h(), h(), x)
	err := errors.New("outer")
	func() {
		if _, err := fmt.Sscan("z", new(int)); err != nil {
			err = nil
		}
	}()
	fmt.Println(err)
}

// Output:
// 201 301 3
// 2 1 3
// outer
