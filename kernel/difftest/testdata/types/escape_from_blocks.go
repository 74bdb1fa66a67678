// Pointers to variables of blocks and functions stay valid and distinct.
package main

import "fmt"

func mk(n int) *int { x := n * 2; return &x }

func pair() (*int, func() int) {
	v := 1
	return &v, func() int { v *= 10; return v }
}

func main() {
	a, b := mk(1), mk(2)
	*a++
	p, f := pair()
	*p = 5
	fmt.Println(*a, *b, f(), *p)
	var ps []*int
	for i := 0; i < 3; i++ {
		j := i * i
		ps = append(ps, &j)
		j++
	}
	if x := 7; true {
		ps = append(ps, &x)
	}
	switch y := 8; {
	default:
		ps = append(ps, &y)
		y++
	}
	for _, p := range ps {
		fmt.Print(*p, " ")
	}
	fmt.Println()
}

// Output:
// 3 4 50 50
// 1 2 5 7 9␣
