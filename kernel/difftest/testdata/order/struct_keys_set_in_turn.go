// Several elements with keys that are structs and arrays are set in turn: those before a failing one are there.
package main

import "fmt"

type key struct {
	a int
	b string
}

func main() {
	k, l := &key{1, "a"}, [2]int32{1, 2}
	m, n := map[key]int{}, map[[2]int32]int{}
	list, at := []int{5}, 3
	var none *key
	try := func(f func()) {
		defer func() { fmt.Println(recover(), m, n) }()
		f()
	}
	try(func() { m[*k], m[key{2, "b"}] = list[0], list[at] })
	try(func() { n[l], m[*k] = 4, list[at] })
	try(func() { n[l], m[*none] = 6, 7 })
	try(func() { m[*k] += list[at] })
	try(func() { m[key{3, "c"}], n[[2]int32{7, 8}] = 8, 9/(at-3) })
	try(func() { m[*k] /= at - 3 })
	change := func() int { k.a++; return 10 }
	_ = []func() int{change}
	try(func() { m[*k], n[l] = change(), change() })
}

// Output:
// runtime error: index out of range [3] with length 1 map[] map[]
// runtime error: index out of range [3] with length 1 map[] map[]
// runtime error: invalid memory address or nil pointer dereference map[] map[]
// runtime error: index out of range [3] with length 1 map[] map[]
// runtime error: integer divide by zero map[] map[]
// runtime error: integer divide by zero map[] map[]
// <nil> map[{3 a}:10] map[[1 2]:10]
