// Elements are changed by index, copies are not.
package main

import "fmt"

type P struct {
	n    int
	tags []string
}

func main() {
	ps := []P{{1, nil}, {2, []string{"x"}}}
	for _, p := range ps {
		p.n *= 10
		if len(p.tags) > 0 {
			p.tags[0] = "shared"
		}
	}
	for i := range ps {
		ps[i].tags = append(ps[i].tags, fmt.Sprint("t", i))
	}
	p := &ps[0]
	p.n = 50
	ps = append(ps, P{n: 3})
	p.n = 60
	fmt.Println(ps, p.n)
	q := ps[1]
	q.n = -1
	fmt.Println(ps[1].n, q.n)
	ptrs := []*P{&ps[0], {n: 7}}
	for _, p := range ptrs {
		p.n++
	}
	fmt.Println(ps[0].n, ptrs[1].n)
}

// Output:
// [{50 [t0]} {2 [shared t1]} {3 []}] 60
// 2 -1
// 51 8
