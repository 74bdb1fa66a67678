// Reads of earlier statements stay where they are.
package main

import "fmt"

func main() {
	x := 1
	set := func() int { x += 10; return x }
	a := x
	b := set()
	c := x
	set()
	fmt.Println(a, b, c, x)
	s := []int{x}
	y := s[0]
	s[0] = set()
	fmt.Println(y, s[0])
	for i := 0; i < 2; i++ {
		old := x
		set()
		fmt.Println(old, x)
	}
	p, q := x, x+1
	p, q = q, p
	fmt.Println(p, q)
}

// Output:
// 1 11 11 21
// 21 31
// 31 41
// 41 51
// 52 51
