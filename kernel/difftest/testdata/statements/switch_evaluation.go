// The tag is evaluated once, cases left to right until one matches.
package main

import "fmt"

func show(s string, n int) int { fmt.Print(s, " "); return n }

func main() {
	switch show("tag", 2) {
	case show("a", 1), show("b", 2), show("c", 3):
		fmt.Println("hit")
	case show("d", 2):
		fmt.Println("no")
	}
	switch x := show("x", 1); {
	case show("e", 0) == x:
		fmt.Println("e")
	case show("f", 1) == x:
		fmt.Println("f")
	}
}

// Output:
// tag a b hit
// x e f f
