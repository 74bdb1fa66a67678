// Which operand of a deferred call fails first: those that may read what a large value was copied to go first.
package main

import "fmt"

type node struct {
	a    int
	next *node
	far  [20]int
}

type small struct{ a, b int }

func (n node) get(int) int   { return n.a }
func (n small) get(int) int  { return n.a }
func (n *node) ref(int) int  { return 1 }
func (n node) two(a, b any)  {}
func (n small) two(a, b any) {}

type outer struct{ *node }
type within struct {
	n  int
	in struct{ small }
}
type deep struct{ *outer }

var trace string

func try(what string, f func()) {
	defer func() { fmt.Println(what, recover()) }()
	f()
}

func wide(a [40]int, b int)         {}
func list(a int, b ...any)          {}
func lists(a [17]int, b ...[17]int) {}
func lit(a small, b int)            {}

func main() {
	var np *node
	var sp *small
	var o outer
	var de deep
	var wi *within
	s, z, ss := []int{1}, 5, [][]int{}
	var e any = "x"
	d := 0
	var ip *int
	var wp *[40]int
	var w17 *[17]int
	var fn func(int) int
	fs := []func(int) int{}
	try("value behind nil", func() { defer np.get(s[z]) })
	try("value behind nil, division", func() { defer np.get(z / d) })
	try("value behind nil, assertion", func() { defer np.get(e.(int)) })
	try("value behind nil, pointer", func() { defer np.get(*ip + s[z]) })
	try("value behind nil, go", func() { go np.get(s[z]) })
	try("small behind nil", func() { defer sp.get(s[z]) })
	try("embedded", func() { defer o.get(s[z]) })
	try("embedded deep", func() { defer de.get(s[z]) })
	try("promoted", func() { defer wi.in.get(s[z]) })
	try("method expression", func() { defer node.get(*np, s[z]) })
	try("method expression small", func() { defer small.get(*sp, s[z]) })
	try("pointer method", func() { defer np.next.ref(s[z]) })
	try("wide", func() { defer wide(*wp, s[z]) })
	try("wide2", func() { defer wide(*wp, z/d) })
	try("wide last", func() { defer list(s[z], *wp, ss[z]) })
	try("wide list", func() { defer list(z/d, *wp, s[z]) })
	try("wide any", func() { defer list(z/d, *wp, *ip) })
	try("wides", func() { defer lists([17]int{1}, *w17, [17]int{s[z]}, [17]int{z / d}) })
	try("wides", func() { defer lists(*w17, [17]int{s[z]}, [17]int{z / d}) })
	try("wides2", func() { defer lists(*w17, [17]int{z / d}, [17]int{s[z]}) })
	try("lit", func() { defer lit(small{z / d, *ip}, s[z]) })
	try("two", func() { defer np.two(z/d, s[z]) })
	try("two2", func() { defer np.two(s[z], z/d) })
	try("two3", func() { defer sp.two(s[z], z/d) })
	try("value", func() { defer list(z/d, np.get, s[z]) })
	try("value", func() { defer list(s[z], np.get, z/d) })
	try("nil func", func() { defer fn(s[z]) })
	try("func", func() { defer fs[z](z / d) })
	try("delete", func() { defer delete(map[any]int{}, e.(int)) })
	try("delete", func() { var m []map[[40]int]int; defer delete(m[z], *wp) })
	try("delete2", func() { m := map[[40]int]int{}; defer delete(m, *wp) })
	try("copy", func() { defer copy(ss[z], wp[:]) })
	try("panic", func() { defer panic(s[z]) })
	try("loop", func() {
		for range 2 {
			defer np.get(s[z])
		}
	})
	try("captured", func() {
		func() { defer func() { z++ }(); defer np.get(s[z]) }()
	})
}

// Output:
// value behind nil runtime error: index out of range [5] with length 1
// value behind nil, division runtime error: integer divide by zero
// value behind nil, assertion interface conversion: interface {} is string, not int
// value behind nil, pointer runtime error: invalid memory address or nil pointer dereference
// value behind nil, go runtime error: index out of range [5] with length 1
// small behind nil runtime error: invalid memory address or nil pointer dereference
// embedded runtime error: index out of range [5] with length 1
// embedded deep runtime error: index out of range [5] with length 1
// promoted runtime error: invalid memory address or nil pointer dereference
// method expression runtime error: index out of range [5] with length 1
// method expression small runtime error: invalid memory address or nil pointer dereference
// pointer method runtime error: invalid memory address or nil pointer dereference
// wide runtime error: index out of range [5] with length 1
// wide2 runtime error: integer divide by zero
// wide last runtime error: index out of range [5] with length 1
// wide list runtime error: integer divide by zero
// wide any runtime error: integer divide by zero
// wides runtime error: index out of range [5] with length 1
// wides runtime error: index out of range [5] with length 1
// wides2 runtime error: integer divide by zero
// lit runtime error: integer divide by zero
// two runtime error: integer divide by zero
// two2 runtime error: index out of range [5] with length 1
// two3 runtime error: invalid memory address or nil pointer dereference
// value runtime error: invalid memory address or nil pointer dereference
// value runtime error: invalid memory address or nil pointer dereference
// nil func runtime error: index out of range [5] with length 1
// func runtime error: index out of range [5] with length 0
// delete interface conversion: interface {} is string, not int
// delete runtime error: index out of range [5] with length 0
// delete2 runtime error: invalid memory address or nil pointer dereference
// copy runtime error: invalid memory address or nil pointer dereference
// panic runtime error: index out of range [5] with length 1
// loop runtime error: index out of range [5] with length 1
// captured runtime error: index out of range [5] with length 1
