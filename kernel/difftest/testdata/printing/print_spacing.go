// Spaces between operands in Print, Println and Sprint.
package main

import "fmt"

type S string

func main() {
	fmt.Print("a", 1, 2, "b", "c", 3.5, true, nil, '\n', "\n")
	fmt.Print(1, 2, S("x"), S("y"), 3, "\n")
	fmt.Println("a", 1, 2, "b", nil, []int(nil), error(nil), map[string]int(nil))
	fmt.Println()
	fmt.Println(fmt.Sprint("a", "b", 1, 2), fmt.Sprintln("x", 1) == "x 1\n", fmt.Sprint())
	fmt.Print("no newline", "\n")
}

// Output:
// a1 2bc3.5 true <nil> 10
// 1 2xy3
// a 1 2 b <nil> [] <nil> map[]
//
// ab1 2 true␣
// no newline
