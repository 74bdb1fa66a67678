// Operands of index expressions and pointers come before the assignment.
package main

import "fmt"

func t(s string, n int) int { fmt.Print(s, " "); return n }

func main() {
	a := []int{0, 0, 0}
	get := func() []int { fmt.Print("get "); return a }
	get()[t("i", 1)] = t("v", 5)
	fmt.Println(a)
	get()[t("i", 0)], get()[t("j", 2)] = t("x", 7), t("y", 8)
	fmt.Println(a)
	m := map[int]int{}
	m[t("k", 1)] = t("w", 2)
	fmt.Println(m)
}

// Output:
// get i v [0 5 0]
// get i get j x y [7 5 8]
// k w map[1:2]
