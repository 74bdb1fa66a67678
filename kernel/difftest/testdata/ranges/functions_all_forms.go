// Ranges over functions: leaving them in every way.
package main

import (
	"fmt"
	"iter"
)

type Seq func(func(int) bool)

func count(n int) iter.Seq[int] {
	return func(yield func(int) bool) {
		defer fmt.Print("[end ", n, "]")
		for i := 0; i < n; i++ {
			if !yield(i) {
				fmt.Print("[stop]")
				return
			}
		}
	}
}
func pairs(yield func(k string, v []int) bool) {
	_ = yield("a", []int{1}) && yield("b", nil) && yield("c", []int{3, 3})
}
func none(yield func() bool) {
	for yield() {
	}
}

type Tree struct {
	l, r *Tree
	v    int
}

func (t *Tree) All() iter.Seq[int] {
	return func(yield func(int) bool) { t.push(yield) }
}
func (t *Tree) push(yield func(int) bool) bool {
	return t == nil || t.l.push(yield) && yield(t.v) && t.r.push(yield)
}
func find(n int) (res string, err error) {
	defer func() { res += "!" }()
	for i := range count(10) {
		defer func() { res += fmt.Sprint(i) }()
		for j := range count(3) {
			if i*j == n {
				return fmt.Sprint(i, "*", j), nil
			}
			if j > i {
				break
			}
		}
		if i > 4 {
			return "none", fmt.Errorf("not found %d", n)
		}
	}
	return
}
func labels() {
	n := 0
outer:
	for i := range count(5) {
	mid:
		for k, v := range pairs {
			for range none {
				n++
				switch {
				case n%7 == 0:
					break outer
				case n%3 == 0:
					continue outer
				case n%2 == 0:
					continue mid
				case k == "c":
					break mid
				}
				fmt.Print(i, k, v, n, " ")
				break
			}
		}
	}
	fmt.Println("n", n)
}
func gotos() {
	for i := range count(4) {
		if i == 2 {
			goto out
		}
		fmt.Print("g", i)
	}
	fmt.Println("not")
out:
	fmt.Println("out")
}
func panics() {
	defer func() { fmt.Println("rec", recover()) }()
	for i := range count(4) {
		defer fmt.Println("def", i)
		if i == 1 {
			panic("in body")
		}
	}
}
func bad(yield func(int) bool) {
	yield(1)
	yield(2)
}
func main() {
	fmt.Println(find(4))
	fmt.Println(find(100))
	labels()
	gotos()
	panics()
	t := &Tree{&Tree{nil, nil, 1}, &Tree{&Tree{v: 3}, nil, 4}, 2}
	for v := range t.All() {
		if v == 4 {
			break
		}
		fmt.Print(v, " ")
	}
	fmt.Println()
	func() {
		defer func() { fmt.Println(recover()) }()
		for x := range bad {
			fmt.Println(x)
			break
		}
	}()
	func() {
		defer func() { fmt.Println(recover()) }()
		var f func(func() bool)
		for range f {
		}
	}()
	var save func(int) bool
	for x := range Seq(func(y func(int) bool) { save = y; y(1) }) {
		fmt.Println(x)
	}
	func() {
		defer func() { fmt.Println(recover()) }()
		save(2)
	}()
	next, stop := iter.Pull(t.All())
	a, ok := next()
	b, ok2 := next()
	stop()
	c, ok3 := next()
	fmt.Println(a, ok, b, ok2, c, ok3)
	n2, s2 := iter.Pull2(pairs)
	fmt.Println(n2())
	s2()
	s2()
	fmt.Println(n2())
	fs := []func(){}
	for i := range count(3) {
		fs = append(fs, func() { i++; fmt.Print(i, " ") })
	}
	for _, f := range fs {
		f()
		f()
	}
	var i int
	for i = range count(3) {
	}
	fmt.Println(i)
	x := func() int {
		for i := range count(3) {
			func() {
				for j := range count(2) {
					if j == 1 {
						return
					}
				}
			}()
			if i == 1 {
				return i * 100
			}
		}
		return -1
	}()
	fmt.Println(x)
}

// Output:
// [stop][end 3][stop][end 3][stop][end 3][stop][end 10]2*2210! <nil>
// [stop][end 3][stop][end 3][end 3][end 3][end 3][end 3][stop][end 10]none543210! not found 100
// 0a[1] 1 1b[] 5 [stop][end 5]n 7
// g0g1[stop][end 4]out
// [end 4]def 1
// def 0
// rec in body
// 1 2 3␣
// 1
// runtime error: range function continued iteration after function for loop body returned false
// runtime error: invalid memory address or nil pointer dereference
// 1
// runtime error: range function continued iteration after whole loop exit
// 1 true 2 true 0 false
// a [1] true
//  [] false
// [end 3]1 2 2 3 3 4 [end 3]2
// [stop][end 2][stop][end 2][stop][end 3]100
