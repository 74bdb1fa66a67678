// Functions that end in panic, endless loops, switch and goto.
package main

import "fmt"

func a(n int) int {
	if n > 0 {
		return 1
	} else {
		panic("never")
	}
}

func b(n int) int {
	for {
		n++
		if n > 5 {
			return n
		}
	}
}

func c(n int) string {
	switch {
	case n > 0:
		return "pos"
	default:
		return "neg"
	}
}

func d(n int) (r int) {
start:
	if n > 3 {
		return n
	}
	n++
	goto start
}

func main() { fmt.Println(a(1), b(0), c(1), c(-1), d(0)) }

// Output:
// 1 6 pos neg 4
