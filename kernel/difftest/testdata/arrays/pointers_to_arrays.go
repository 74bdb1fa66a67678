// Pointers to arrays: indexing, ranging, slicing, len.
package main

import "fmt"

func fill(p *[4]int, v int) {
	for i := range p {
		p[i] = v * i
	}
}

func main() {
	var a [4]int
	fill(&a, 3)
	p := &a
	for i, v := range p {
		if i == 0 {
			p[3] = 100
		}
		fmt.Print(v, " ")
	}
	q := *p
	q[0] = 7
	fmt.Println(len(p), cap(p), p[1:3], a, q)
	pp := &p
	(*pp)[2]++
	fmt.Println((**pp)[2], *p == a)
}

// Output:
// 0 3 6 100 4 4 [3 6] [0 3 6 100] [7 3 6 100]
// 7 true
