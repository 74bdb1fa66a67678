// A range over a function assigns to its two places one after the other, over a slice to both at
// once; a method of an interface that is embedded is found when its operands are there.
package main

import "fmt"

type getter interface{ get(int) int }

type small struct{ a int }

func (p small) get(n int) int { return p.a + n }

type holder struct{ getter }

type node struct {
	b    int
	next *node
}

func seq(yield func(int, int) bool) { _ = yield(0, 5) && yield(1, 6) }

func mark(k int) int { fmt.Print("m", k, " "); return k }

func try(name string, f func()) {
	defer func() { fmt.Println(name, recover()) }()
	f()
}

func main() {
	var np *node
	var ph *holder
	p := &node{next: &node{}}
	pp := []*node{p}
	hs := []holder{{}, {small{3}}}
	ss := [][]int{{0}, {0, 0}}
	d, nine, v := 0, 9, 0
	try("function", func() {
		for pp[nine].b, np.next.b = range seq {
		}
	})
	try("slice", func() {
		for pp[nine].b, np.next.b = range []int{1, 2} {
		}
	})
	try("done before", func() {
		for p.b, ss[nine][mark(0)] = range seq {
		}
	})
	try("done before, slice", func() {
		for p.next.b, ss[nine][mark(0)] = range []int{7} {
		}
	})
	fmt.Println(p.b, p.next.b)
	try("good", func() {
		for p.b, ss[mark(1)][p.b] = range seq {
			fmt.Print(p.b, ss, " ")
		}
	})
	try("only one", func() {
		for _, ss[1][mark(1)] = range seq {
		}
	})
	try("pointer", func() { v = ph.get(1 / d) })
	try("followed", func() { v = (*ph).get(1 / d) })
	try("element", func() { v = hs[nine].get(1 / d) })
	try("none", func() { v = hs[0].get(1 / d) })
	try("marked", func() { v = hs[mark(9)].get(1 / d) })
	try("held", func() { v = hs[1].get(mark(1)) + hs[0].get(mark(2)) })
	fmt.Println(ss, v)
}

// Output:
// function runtime error: index out of range [9] with length 1
// slice runtime error: invalid memory address or nil pointer dereference
// m0 done before runtime error: index out of range [9] with length 2
// m0 done before, slice runtime error: index out of range [9] with length 2
// 0 0
// m1 0 [[0] [5 0]] m1 1 [[0] [5 6]] good <nil>
// m1 m1 only one <nil>
// pointer runtime error: integer divide by zero
// followed runtime error: integer divide by zero
// element runtime error: integer divide by zero
// none runtime error: integer divide by zero
// m9 marked runtime error: index out of range [9] with length 2
// m1 m2 held runtime error: invalid memory address or nil pointer dereference
// [[0] [5 6]] 0
