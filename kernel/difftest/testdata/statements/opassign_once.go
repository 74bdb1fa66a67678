// The operand of an assignment operator is evaluated once.
package main

import "fmt"

func main() {
	calls := 0
	idx := func() int { calls++; return calls }
	a := []int{1, 10, 100}
	a[idx()] += 5
	a[idx()]++
	fmt.Println(a, calls)
	m := map[int]int{}
	m[idx()]++
	m[idx()] -= 2
	p := &struct{ n int }{}
	get := func() *struct{ n int } { calls++; return p }
	get().n += 3
	get().n++
	*(&p.n) *= 2
	fmt.Println(m, calls, p.n)
}

// Output:
// [1 15 101] 2
// map[3:1 4:-2] 6 8
