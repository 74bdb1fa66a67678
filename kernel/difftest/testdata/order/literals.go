// Elements of composite literals are evaluated in order.
package main

import "fmt"

func t(n int) int { fmt.Print(n, " "); return n }

type p struct{ a, b int }

func main() {
	s := []int{t(1), t(2), t(3)}
	q := p{b: t(4), a: t(5)}
	a := [...]p{{t(6), t(7)}, {a: t(8)}}
	fmt.Println(s, q, a)
	arr := [...]int{2: t(1), 0: t(2), 1: t(3)}
	fmt.Println(arr)
}

// Output:
// 1 2 3 4 5 6 7 8 [1 2 3] {5 4} [{6 7} {8 0}]
// 1 2 3 [2 3 1]
