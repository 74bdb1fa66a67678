// Returning from inside a range over a function.
package main

import (
	"errors"
	"fmt"
	"iter"
	"strconv"
)

func seq(n int) iter.Seq[int] {
	return func(yield func(int) bool) {
		defer fmt.Print("cleanup ")
		for i := range n {
			if !yield(i) {
				return
			}
		}
	}
}

func find(n, want int) (int, bool) {
	for x := range seq(n) {
		if x*x == want {
			return x, true
		}
	}
	return -1, false
}

func named(n int) (out string, err error) {
	for x := range seq(n) {
		out += strconv.Itoa(x)
		if x == 2 {
			err = errors.New("two")
			return
		}
	}
	return out + "!", nil
}

func nested(n int) int {
	for x := range seq(n) {
		for y := range seq(n) {
			if x*y == 6 {
				return x*10 + y
			}
		}
	}
	return 0
}

func main() {
	fmt.Println(find(10, 49))
	fmt.Println(find(3, 49))
	fmt.Println(named(5))
	fmt.Println(named(1))
	fmt.Println(nested(5))
}

// Output:
// cleanup 7 true
// cleanup -1 false
// cleanup 012 two
// cleanup 0! <nil>
// cleanup cleanup cleanup cleanup 23
