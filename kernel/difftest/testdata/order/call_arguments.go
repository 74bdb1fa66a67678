// Arguments are evaluated left to right.
package main

import "fmt"

func t(n int) int { fmt.Print(n, " "); return n }

func f(a, b, c int) int { fmt.Println("f"); return a*100 + b*10 + c }

func main() {
	fmt.Println(f(t(1), t(2), t(3)))
	fmt.Println(t(4)+t(5)*t(6), f(t(1), f(t(2), t(3), t(4)), t(5)))
}

// Output:
// 1 2 3 f
// 123
// 4 5 6 1 2 3 4 f
// 5 f
// 34 2445
