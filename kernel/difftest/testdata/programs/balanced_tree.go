// A balanced tree by pointers to pointers.
package main

import "fmt"

type tree struct{ root *node }
type node struct {
	k, h int
	l, r *node
}

func (n *node) height() int {
	if n == nil {
		return 0
	}
	return n.h
}
func fix(n **node) {
	p := *n
	p.h = 1 + max(p.l.height(), p.r.height())
	switch b := p.l.height() - p.r.height(); {
	case b > 1:
		if p.l.l.height() < p.l.r.height() {
			rot(&p.l, false)
		}
		rot(n, true)
	case b < -1:
		if p.r.r.height() < p.r.l.height() {
			rot(&p.r, true)
		}
		rot(n, false)
	}
}
func rot(n **node, right bool) {
	p := *n
	if right {
		*n, p.l, p.l.r = p.l, p.l.r, p
	} else {
		*n, p.r, p.r.l = p.r, p.r.l, p
	}
	p.h = 1 + max(p.l.height(), p.r.height())
	(*n).h = 1 + max((*n).l.height(), (*n).r.height())
}
func insert(n **node, k int) bool {
	if *n == nil {
		*n = &node{k: k, h: 1}
		return true
	}
	defer fix(n)
	switch p := *n; {
	case k < p.k:
		return insert(&p.l, k)
	case k > p.k:
		return insert(&p.r, k)
	}
	return false
}
func (t *tree) each(yield func(int, int) bool) {
	var walk func(*node, int) bool
	walk = func(n *node, d int) bool {
		return n == nil || walk(n.l, d+1) && yield(n.k, d) && walk(n.r, d+1)
	}
	walk(t.root, 0)
}
func main() {
	var t tree
	dup := 0
	for i := range 200 {
		if !insert(&t.root, i*7919%151) {
			dup++
		}
	}
	n, deepest, last, sorted := 0, 0, -1, true
	for k, d := range t.each {
		n++
		deepest = max(deepest, d)
		sorted = sorted && k > last
		last = k
	}
	fmt.Println(n, dup, deepest, last, sorted, t.root.k, t.root.h)
	for k := range t.each {
		if k > 5 {
			break
		}
		fmt.Print(k, " ")
	}
	fmt.Println()
}

// Output:
// 151 49 8 150 true 67 9
// 0 1 2 3 4 5␣
