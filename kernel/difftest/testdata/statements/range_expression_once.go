// The range expression is evaluated once, and a slice's length fixed.
package main

import "fmt"

func main() {
	calls := 0
	get := func() []int { calls++; return []int{1, 2, 3} }
	for range get() {
	}
	s := []int{1, 2, 3}
	for i, v := range s {
		s = append(s, v*10)
		if i == 0 {
			s[1] = 50
		}
		fmt.Print(v, " ")
	}
	fmt.Println(calls, s)
	a := [3]int{1, 2, 3}
	for i, v := range a {
		a[2] = 100
		fmt.Print(i, v, " ")
	}
	for i, v := range &a {
		a[2] = 7
		fmt.Print(i, v, " ")
	}
	n := 3
	for i := range n {
		n = 10
		fmt.Print(i, " ")
	}
	fmt.Println()
}

// Output:
// 1 2 3 1 [1 50 3 10 20 30]
// 0 1 1 2 2 3 0 1 1 2 2 7 0 1 2␣
