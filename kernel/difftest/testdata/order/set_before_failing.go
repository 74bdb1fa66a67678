// What an assignment of several has set when a later part of it fails: the operands that an
// earlier part may change come first. A function literal called where it stands is handed the
// captured variables that nothing sets again.
package main

import "fmt"

type far struct {
	n    int
	rest [20]int
}

func main() {
	neg, d, zero := -1, 0, [20]int{}
	r, v, s := 0, 0, []int{1}
	show := func() { fmt.Println(recover(), r, v, s); r, v = 0, 0 }
	func() {
		defer show()
		r, v = 3, 1<<neg
	}()
	func() {
		defer show()
		r, v = 3, 1/d
	}()
	func() {
		defer show()
		r, v = 3, 1/zero[d]
	}()
	f := func() {
		defer show()
		r, v = 3, 1<<neg
	}
	f()
	func() {
		func() {
			defer show()
			r, v = 3, 1<<neg
		}()
	}()
	func() {
		g := func() {
			defer show()
			r, v = 3, 1/d
		}
		g()
		defer g()
	}()
	neg2 := -1
	neg2--
	func() {
		defer show()
		r, v = 3, 1<<neg2
	}()
	func() {
		x, y := 1, -1
		defer func() { fmt.Println(recover(), x) }()
		x, v = 3, 1<<y
	}()
	func() {
		defer show()
		s[0], v = len(s), len(s)/d
	}()
	func() {
		defer show()
		r, v = min(4, s[0]), cap(s)<<neg
	}()
	func() {
		var p *far
		defer show()
		r, v = 5, p.rest[len(s)]
	}()
	func() {
		m := map[int]int{}
		defer func() { fmt.Println(recover(), m, s) }()
		s, m[len(s)] = nil, len(s)
		s, m[len(s)<<neg] = []int{1, 2}, len(s)
	}()
}

// Output:
// runtime error: negative shift amount 3 0 [1]
// runtime error: integer divide by zero 3 0 [1]
// runtime error: integer divide by zero 0 0 [1]
// runtime error: negative shift amount 0 0 [1]
// runtime error: negative shift amount 3 0 [1]
// runtime error: integer divide by zero 0 0 [1]
// runtime error: integer divide by zero 0 0 [1]
// runtime error: negative shift amount 3 0 [1]
// runtime error: negative shift amount 3
// runtime error: integer divide by zero 0 0 [1]
// runtime error: negative shift amount 1 0 [1]
// runtime error: invalid memory address or nil pointer dereference 0 0 [1]
// runtime error: negative shift amount map[1:1] [1 2]
