// Parameters are copies; slices and maps share their elements.
package main

import "fmt"

type box struct {
	n  int
	a  [2]int
	s  []int
	in struct{ k int }
}

func change(b box, m map[string]int, arr [2]int, p *box) {
	b.n, b.a[0], b.s[0], b.in.k = 9, 9, 9, 9
	b.s = append(b.s, 7)
	m["new"] = 1
	arr[1] = 9
	p.n = 42
	p = &box{}
	p.n = 1
}

func main() {
	b := box{s: []int{1}}
	c := box{}
	m := map[string]int{}
	arr := [2]int{}
	change(b, m, arr, &c)
	fmt.Println(b, m, arr, c)
}

// Output:
// {0 [0 0] [9] {0}} map[new:1] [0 0] {42 [0 0] [] {0}}
