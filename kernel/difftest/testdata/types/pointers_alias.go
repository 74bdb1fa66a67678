// Two pointers to one variable, element, and field see each other.
package main

import "fmt"

type T struct {
	v  int
	xs [3]int
}

func inc(p *int) { *p++ }

func main() {
	n := 1
	p, q := &n, &n
	*p = 5
	inc(q)
	t := T{}
	pv, px := &t.v, &t.xs[1]
	inc(pv)
	inc(px)
	t.xs[1] *= 10
	s := []int{1, 2, 3}
	ps := &s[1]
	s = append(s, 4)
	*ps = 100
	m := map[string]*int{"n": p}
	*m["n"] += 1
	fmt.Println(n, *q, p == q, t, *px, s[1], *ps)
	swap := func(a, b *int) { *a, *b = *b, *a }
	swap(&t.xs[0], &t.xs[1])
	swap(&n, pv)
	fmt.Println(t, n)
	pp := &p
	*pp = new(int)
	fmt.Println(*p, *q, n)
}

// Output:
// 7 7 true {1 [0 10 0]} 10 2 100
// {7 [10 0 0]} 1
// 0 1 1
