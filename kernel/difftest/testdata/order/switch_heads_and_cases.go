// Tags and cases of switches, and heads of if, that read beside calls.
package main

import "fmt"

func main() {
	x := 1
	add := func(n int) int { x += n; return n }
	switch x + add(1) {
	case x + add(2):
		fmt.Println("a", x)
	case x + add(-2), x + add(0) + 1:
		fmt.Println("b", x)
	default:
		fmt.Println("c", x)
	}
	switch {
	case x > 1 && x+add(5) == 8:
		fmt.Println("d", x)
	case x == add(5):
		fmt.Println("e", x)
	default:
		fmt.Println("f", x)
	}
	if y := x * add(1); y > x+add(1) {
		fmt.Println("g", x, y)
	} else if z := x + add(2); z < x*add(3) {
		fmt.Println("h", x, z)
	}
	var e any = x
	set := func() any { e = "text"; return 1 }
	switch v := []any{e, set()}[0].(type) {
	case string:
		fmt.Println("string", v)
	case int:
		fmt.Println("int", v)
	}
}

// Output:
// b 2
// f 12
// h 19 18
// string text
