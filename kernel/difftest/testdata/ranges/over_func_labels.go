// Labelled break and continue out of ranges over functions.
package main

import (
	"fmt"
	"iter"
)

func count(name string) iter.Seq2[string, int] {
	return func(yield func(string, int) bool) {
		for i := range 4 {
			if !yield(name, i) {
				fmt.Print(name, "-stop ")
				return
			}
		}
	}
}

func main() {
outer:
	for a, i := range count("o") {
		for b, j := range count("i") {
			switch {
			case j == 1 && i == 0:
				continue outer
			case i == 2:
				break outer
			case j == 3:
				break
			default:
				fmt.Print(a, i, b, j, " ")
			}
		}
	}
	fmt.Println()
loop:
	for k := range 3 {
		for _, i := range count("x") {
			if i == k {
				continue loop
			}
			if k == 2 {
				break loop
			}
			fmt.Print(k, i, " ")
		}
	}
	fmt.Println("end")
}

// Output:
// o0i0 i-stop o1i0 o1i1 o1i2 i-stop o-stop␣
// x-stop 1 0 x-stop x-stop end
