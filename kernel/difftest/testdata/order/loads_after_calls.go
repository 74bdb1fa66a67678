// A variable beside a call that changes it is read after the call.
package main

import "fmt"

func main() {
	x := 1
	set := func() int { x += 10; return x }
	y := x + set()
	z := -x + set()
	w := x*2 + set() - x
	fmt.Println(y, z, w)
	a, b := x, set()
	fmt.Println(a, b, x == set(), x < set())
	x += set()
	fmt.Println(x)
	if x < set() {
		fmt.Println("less")
	} else {
		fmt.Println("not less")
	}
}

// Output:
// 22 0 62
// 41 41 true false
// 142
// not less
