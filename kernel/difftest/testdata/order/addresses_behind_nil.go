// The address of a part of what a nil pointer points to is taken where it stands, used or not.
package main

import "fmt"

type T struct {
	a    int
	near [3]int
}

func try(name string, f func()) {
	defer func() { fmt.Println(name, recover()) }()
	f()
}

func main() {
	var p *T
	var q *[3]int
	s := []int{1}
	arr := [3]int{}
	z, d := 9, 0
	try("a", func() { _ = &p.a })
	try("b", func() { _ = &p.near })
	try("c", func() { _ = &p.near[1] })
	try("d", func() { _ = &q[1] })
	try("e", func() { _ = &*q })
	try("f", func() { s[z] = 1 / d })
	try("g", func() { arr[z] = 1 / d })
	try("h", func() { q[z] = 1 / d })
	try("i", func() { _ = *q })
	try("j", func() { _ = p.near })
	try("k", func() { _ = *p })
	try("l", func() { x := &p.a; _ = x })
	try("m", func() { x := &p.a; _ = 1 / d; *x = 1 })
	try("n", func() { x := &p.near; _ = s[z]; x[1] = 1 })
	try("o", func() { x := &p.near; _ = s[z]; _ = x[1] })
}

// Output:
// a runtime error: invalid memory address or nil pointer dereference
// b runtime error: invalid memory address or nil pointer dereference
// c runtime error: invalid memory address or nil pointer dereference
// d runtime error: invalid memory address or nil pointer dereference
// e runtime error: invalid memory address or nil pointer dereference
// f runtime error: integer divide by zero
// g runtime error: integer divide by zero
// h runtime error: integer divide by zero
// i runtime error: invalid memory address or nil pointer dereference
// j runtime error: invalid memory address or nil pointer dereference
// k runtime error: invalid memory address or nil pointer dereference
// l runtime error: invalid memory address or nil pointer dereference
// m runtime error: invalid memory address or nil pointer dereference
// n runtime error: invalid memory address or nil pointer dereference
// o runtime error: invalid memory address or nil pointer dereference
