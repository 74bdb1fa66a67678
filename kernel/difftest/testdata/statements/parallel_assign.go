// Parallel assignment takes all operands first.
package main

import "fmt"

func main() {
	a, b := 1, 2
	a, b = b, a
	s := []int{0, 1, 2}
	i := 0
	i, s[i] = 1, 2
	fmt.Println(a, b, i, s)
	i = 0
	s[i], i = 9, 2
	fmt.Println(i, s)
	s[0], s[1], s[2] = s[2], s[0], s[1]
	fmt.Println(s)
	x := []int{1, 2, 3}
	i = 0
	i, x[i] = 1, 2
	x[1], x[2] = 4, 5
	fmt.Println(i, x)
	type node struct {
		next *node
		v    int
	}
	n := &node{v: 1, next: &node{v: 2}}
	var prev *node
	for n != nil {
		n.next, prev, n = prev, n, n.next
	}
	fmt.Println(prev.v, prev.next.v)
}

// Output:
// 2 1 1 [2 1 2]
// 2 [9 1 2]
// [2 9 1]
// 1 [2 4 5]
// 2 1
