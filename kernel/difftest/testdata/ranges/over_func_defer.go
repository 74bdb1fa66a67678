// A defer in the body of a range over a function belongs to the function.
package main

import "fmt"

func seq(yield func(int) bool) {
	for i := range 3 {
		if !yield(i) {
			return
		}
	}
	fmt.Println("seq done")
}

func f() (s string) {
	defer func() { s += " last" }()
	for i := range seq {
		defer func() { s += fmt.Sprint(" d", i) }()
	}
	fmt.Println("after loop")
	return "r"
}

func main() { fmt.Println(f()) }

// Output:
// seq done
// after loop
// r d2 d1 d0 last
