// Printing during initialisation comes in the specified order.
package main

import "fmt"

var a = show("a", b)
var b = show("b", 1)
var c, d = show("c", e), show("d", 2)
var e = show("e", 3)
var _ = show("blank", 4)

func show(s string, n int) int {
	fmt.Println(s, n)
	return n + 1
}

func init() { fmt.Println("init", a, b, c, d, e) }

func main() { fmt.Println("main") }

// Output:
// b 1
// a 2
// d 2
// e 3
// c 4
// blank 4
// init 3 2 5 3 4
// main
