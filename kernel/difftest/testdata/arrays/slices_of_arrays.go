// A slice of an array shares it; the array grows apart after append.
package main

import "fmt"

func main() {
	a := [5]int{1, 2, 3, 4, 5}
	s := a[1:3]
	s[0] = 20
	s = append(s, 40)
	fmt.Println(a, s, len(s), cap(s))
	t := a[1:3:3]
	t = append(t, 99)
	t[0] = 0
	fmt.Println(a, t, cap(a[2:]))
	p := &a
	q := p[:2]
	q[1]++
	fmt.Println(*p, len(p), q)
	b := a
	u := b[:]
	u[0] = -1
	fmt.Println(a[0], b[0])
}

// Output:
// [1 20 3 40 5] [20 3 40] 3 4
// [1 20 3 40 5] [0 3 99] 3
// [1 21 3 40 5] 5 [1 21]
// 1 -1
