// A function whose only defer stands in a range over a function.
package main

import "fmt"

func seq(yield func(int) bool) {
	for i := range 3 {
		if !yield(i) {
			return
		}
	}
}

func f() (n int) {
	for i := range seq {
		defer fmt.Println("deferred", i)
		n += i
	}
	fmt.Println("body ends")
	return
}

func g() {
	for i := range seq {
		for j := range seq {
			if i == j {
				defer func() { fmt.Print("g", i, j, " ") }()
			}
		}
	}
}

func main() {
	fmt.Println(f())
	g()
	fmt.Println()
}

// Output:
// body ends
// deferred 2
// deferred 1
// deferred 0
// 3
// g2 2 g1 1 g0 0␣
