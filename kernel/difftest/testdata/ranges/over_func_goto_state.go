// Loop state kept in the iterator's closure between uses.
package main

import (
	"fmt"
	"iter"
)

func counter() iter.Seq[int] {
	n := 0
	return func(yield func(int) bool) {
		for yield(n) {
			n++
		}
	}
}

func main() {
	c := counter()
	for x := range c {
		if x == 2 {
			break
		}
	}
	for x := range c {
		fmt.Print(x, " ")
		if x >= 4 {
			break
		}
	}
	fmt.Println()
}

// Output:
// 2 3 4␣
