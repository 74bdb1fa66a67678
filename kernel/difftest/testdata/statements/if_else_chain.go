// if with init statements, and else if chains seeing all of them.
package main

import "fmt"

func grade(n int) string {
	if a := n / 10; a > 9 {
		return "A+"
	} else if b := a - 5; b > 2 {
		return fmt.Sprint("A", a, b)
	} else if c := a + b; c > 5 {
		return fmt.Sprint("B", a, b, c)
	} else {
		return fmt.Sprint("F", a, b, c)
	}
}

func main() {
	fmt.Println(grade(100), grade(85), grade(60), grade(30))
}

// Output:
// A+ A8 3 B6 1 7 F3 -2 1
