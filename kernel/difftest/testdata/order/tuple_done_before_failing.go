// What an assignment of several has done when a part of it fails.
package main

import "fmt"

type node struct{ q, r int }

func r2a(s []int, a, b int) {
	defer func() { recover(); fmt.Println("r2a", s) }()
	y := 0
	s[0], y = 5, a/b
	fmt.Println(y)
}

func r2b(n *node, a, b int) {
	defer func() { recover(); fmt.Println("r2b", *n) }()
	n.q, n.r = 7, a%b
}

func r2c(m map[int]int, a, b int) {
	defer func() { recover(); fmt.Println("r2c", m) }()
	m[1], m[2] = 7, a%b
}

func r2d(s []int, sh int) {
	defer func() { recover(); fmt.Println("r2d", s) }()
	s[0], s[1] = 7, 1<<sh
}

func r2e(s []int, sh int) {
	defer func() { recover(); fmt.Println("r2e", s) }()
	s[0], s[sh] = 7, 8
}

func r1(m map[int]int, s []int, u int) {
	defer func() { recover(); fmt.Println("r1", m) }()
	x := 0
	x, m[3] = 1, s[u]
	fmt.Println(x)
}

func r1b(m map[int]int, s []int, u int) {
	defer func() { recover(); fmt.Println("r1b", m) }()
	m[3], m[4] = s[0], s[u]
}

func r1c(m map[int]int, s []int, u int) {
	defer func() { recover(); fmt.Println("r1c", m) }()
	m[3] = s[u]
}

func main() {
	r2a([]int{1, 2}, 1, 0)
	r2b(&node{}, 1, 0)
	r2c(map[int]int{}, 1, 0)
	r2d([]int{1, 2}, -1)
	r2e([]int{1, 2}, 9)
	r1(map[int]int{}, []int{1, 2}, 9)
	r1b(map[int]int{}, []int{1, 2}, 9)
	r1c(map[int]int{}, []int{1, 2}, 9)
}

// Output:
// r2a [5 2]
// r2b {7 0}
// r2c map[1:7 2:0]
// r2d [7 2]
// r2e [7 2]
// r1 map[3:0]
// r1b map[]
// r1c map[]
