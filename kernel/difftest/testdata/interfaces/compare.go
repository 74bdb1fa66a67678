// Comparing interfaces compares dynamic types and values.
package main

import "fmt"

type A struct{ x int }
type B struct{ x int }

func main() {
	var a, b any = A{1}, A{1}
	var c any = B{1}
	fmt.Println(a == b, a == c, a == any(A{2}), a != nil)
	var i, j any = 1, int64(1)
	fmt.Println(i == j, i == 1, j == int64(1), any("a") == any("a"), any(1.0) == any(1))
	m := map[any]string{1: "int", "1": "string", 1.0: "float", A{1}: "A", [2]int{1, 2}: "array", nil: "nil", true: "bool"}
	fmt.Println(m[1], m["1"], m[1.0], m[A{1}], m[[2]int{1, 2}], m[nil], m[B{1}] == "", m[true], len(m))
	p, q := &A{1}, &A{1}
	fmt.Println(any(p) == any(q), any(p) == any(p))
}

// Output:
// true false false true
// false true true true false
// int string float A array nil true bool 7
// false true
