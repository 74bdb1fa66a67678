// Iterators of package strings.
package main

import (
	"fmt"
	"slices"
	"strings"
)

func main() {
	for line := range strings.Lines("a\nb\nc") {
		fmt.Printf("%q ", line)
	}
	for part := range strings.SplitSeq("x,y,z", ",") {
		if part == "z" {
			break
		}
		fmt.Print(part, " ")
	}
	for w := range strings.FieldsSeq(" p  q ") {
		fmt.Print(w, ";")
	}
	fmt.Println(slices.Collect(strings.SplitAfterSeq("1-2", "-")))
}

// Output:
// "a\n" "b\n" "c" x y p;q;[1- 2]
