// A range clause that assigns to places of which several may fail.
package main

import (
	"fmt"
	"iter"
)

type t struct{ x, y int }

func seq(a, b int) iter.Seq2[int, int] {
	return func(yield func(int, int) bool) { yield(a, b) }
}

func try(name string, f func()) {
	defer func() { fmt.Println(name, recover()) }()
	f()
}

func main() {
	var p *t
	var a [2]int
	var s []int
	var m map[string]int
	try("1", func() {
		i := 5
		for p.x, s[i] = range []int{1} {
		}
	})
	try("2", func() {
		i := 5
		for a[1], s[i] = range []int{1} {
		}
	})
	fmt.Println(a)
	try("3", func() {
		i := 5
		for s[i], p.y = range []int{1, 2} {
		}
	})
	try("4", func() {
		for m["a"], p.y = range []int{1} {
		}
	})
	try("5", func() {
		i := 5
		for a[0], s[i] = range seq(7, 8) {
		}
	})
	fmt.Println(a)
	fmt.Println(a)
	fmt.Println(a)
	try("8", func() {
		var pp **t
		for (*pp).x = range 3 {
		}
	})
	try("9", func() {
		var q *[4]int
		i := 9
		for q[i], a[1] = range seq(3, 4) {
		}
	})
	fmt.Println(a)
	var e any
	try("10", func() {
		for e, a[1] = range seq(3, 4) {
		}
	})
	fmt.Println(a, e)
}

// Output:
// 1 runtime error: invalid memory address or nil pointer dereference
// 2 runtime error: index out of range [5] with length 0
// [0 0]
// 3 runtime error: index out of range [5] with length 0
// 4 assignment to entry in nil map
// 5 runtime error: index out of range [5] with length 0
// [7 0]
// [7 0]
// [7 0]
// 8 runtime error: invalid memory address or nil pointer dereference
// 9 runtime error: invalid memory address or nil pointer dereference
// [7 0]
// 10 <nil>
// [7 4] 3
