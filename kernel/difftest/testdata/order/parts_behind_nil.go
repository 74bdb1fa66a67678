// What fails when a pointer is nil that parts are reached by: the address, the call, the element.
package main

import "fmt"

type inner struct{ n int }

func (c *inner) inc(k int) int { c.n += k; return c.n }
func (c inner) get() int       { return c.n }

type T struct {
	a  int
	in inner
	p  *inner
	m  map[string]int
	s  []int
	fn func(int) int
}

func mark(k int) int { fmt.Print("m", k, " "); return k }

func try(name string, f func()) {
	defer func() { fmt.Println(name, recover()) }()
	f()
}

type pt [2]struct{ x, y int }

func gen[E any](p *struct{ v [3]E }, s []int, i int) E { return p.v[s[i]] }

func addr[E any](p *struct{ v E }, d int) int {
	q := &p.v
	r := 1 / d
	_ = q
	return r
}

func main() {
	var p *T
	t := &T{}
	s := []int{1}
	nine, d := 9, 0
	var q *pt
	try("inc", func() { p.in.inc(1 / d) })
	try("inc mark", func() { p.in.inc(mark(1)) })
	try("get", func() { p.in.get() })
	try("pget", func() { fmt.Print(t.p.get(), 1/d) })
	try("fn", func() { p.fn(1 / d) })
	try("tfn", func() { t.fn(1 / d) })
	try("value", func() { f := t.p.get; _ = 1 / d; f() })
	try("bound", func() { f := p.in.inc; _ = 1 / d; f(1) })
	try("q", func() { q[s[nine]].x = 1 })
	try("q2", func() { q[0].x = 1 / d })
	try("q3", func() { fmt.Print(q[1/d].y) })
	try("q4", func() { x := &q[0]; _ = 1 / d; x.x = 2 })
	try("q5", func() { x := &q[0].y; _ = 1 / d; *x = 2 })
	try("range q", func() {
		for i := range q {
			fmt.Print(i, " ")
		}
	})
	try("range q values", func() {
		for i, v := range q {
			fmt.Print(i, v)
		}
	})
	try("len", func() { fmt.Print(len(q), " ") })
	try("swap", func() { p.a, s[nine] = 1, 2 })
	try("swap2", func() { s[nine], p.a = 1, 2 })
	try("multi", func() { x, y := &p.a, 1/d; _, _ = x, y })
	try("ret", func() {
		_, _ = func() (*int, int) { return &p.a, 1 / d }()
	})
	try("lit", func() { _ = []*int{&p.a, &s[nine]} })
	try("lit2", func() { _ = []*int{&s[nine], &p.a} })
	try("generic", func() { gen[int](nil, s, nine) })
	try("generic2", func() { addr[string](nil, d) })
	try("if", func() {
		if x := &p.a; d == 0 {
			fmt.Print("in ")
			*x = 1
		}
	})
	try("closure", func() { x := &p.a; f := func() { *x = 1 }; fmt.Print("made "); f() })
	try("defer", func() { x := &p.a; defer func() { fmt.Print("deferred "); *x = 1 }() })
	try("compare", func() { fmt.Print(&p.a == nil, &t.a != nil) })
	try("nested", func() { x := &p.in; y := &x.n; fmt.Print("got "); *y = 1 })
	try("map", func() { fmt.Print(p.m["a"], 1/d) })
	try("map2", func() { p.m["a"] = 1 / d })
	try("map3", func() { t.m["a"] = 1 / d })
	try("slice", func() { _ = p.s[1/d:] })
	try("copy", func() { copy(p.s, s[nine:]) })
	try("append", func() { p.s = append(p.s, 1/d) })
	try("append2", func() { p.s = append(s, 1/d) })
	var arr [3]int
	try("chain", func() { z := &arr; w := z; w[s[nine]] = 1 })
	try("new", func() { x := new(s[nine]); fmt.Print(*x) })
	try("new2", func() { fmt.Print(*new(mark(1)), s[nine]) })
	try("new3", func() { fmt.Print(s[nine], *new(mark(1))) })
	try("new4", func() { fmt.Print(1/d, *new(s[nine])) })
	try("starassign", func() { *(&p.a) = 1 / d })
	try("struct", func() { *p = T{a: 1 / d} })
	try("inc dec", func() { p.in.n++; fmt.Print("no") })
}

// Output:
// inc runtime error: invalid memory address or nil pointer dereference
// m1 inc mark runtime error: invalid memory address or nil pointer dereference
// get runtime error: invalid memory address or nil pointer dereference
// pget runtime error: invalid memory address or nil pointer dereference
// fn runtime error: integer divide by zero
// tfn runtime error: integer divide by zero
// value runtime error: invalid memory address or nil pointer dereference
// bound runtime error: invalid memory address or nil pointer dereference
// q runtime error: invalid memory address or nil pointer dereference
// q2 runtime error: integer divide by zero
// q3 runtime error: invalid memory address or nil pointer dereference
// q4 runtime error: invalid memory address or nil pointer dereference
// q5 runtime error: invalid memory address or nil pointer dereference
// 0 1 range q <nil>
// range q values runtime error: invalid memory address or nil pointer dereference
// 2 len <nil>
// swap runtime error: invalid memory address or nil pointer dereference
// swap2 runtime error: index out of range [9] with length 1
// multi runtime error: invalid memory address or nil pointer dereference
// ret runtime error: invalid memory address or nil pointer dereference
// lit runtime error: invalid memory address or nil pointer dereference
// lit2 runtime error: index out of range [9] with length 1
// generic runtime error: invalid memory address or nil pointer dereference
// generic2 runtime error: invalid memory address or nil pointer dereference
// if runtime error: invalid memory address or nil pointer dereference
// closure runtime error: invalid memory address or nil pointer dereference
// defer runtime error: invalid memory address or nil pointer dereference
// compare runtime error: invalid memory address or nil pointer dereference
// nested runtime error: invalid memory address or nil pointer dereference
// map runtime error: invalid memory address or nil pointer dereference
// map2 runtime error: integer divide by zero
// map3 runtime error: integer divide by zero
// slice runtime error: integer divide by zero
// copy runtime error: slice bounds out of range [9:1]
// append runtime error: integer divide by zero
// append2 runtime error: integer divide by zero
// chain runtime error: index out of range [9] with length 1
// new runtime error: index out of range [9] with length 1
// m1 new2 runtime error: index out of range [9] with length 1
// m1 new3 runtime error: index out of range [9] with length 1
// new4 runtime error: index out of range [9] with length 1
// starassign runtime error: invalid memory address or nil pointer dereference
// struct runtime error: integer divide by zero
// inc dec runtime error: invalid memory address or nil pointer dereference
