// Reads beside calls within && and ||, which stand among other operands.
package main

import "fmt"

func truth(b bool) int {
	if b {
		return 1
	}
	return 0
}

func main() {
	x := 1
	add := func(n int) bool { x += n; return x%2 == 0 }
	fmt.Println(x+truth(add(1) && add(2)), x)
	fmt.Println(x*100+truth(x > 100 || add(5)), x)
	y, ok := x, add(1) || add(1) && x > 3
	fmt.Println(y, ok, x)
	if x == 10 && x+truth(add(10)) > 15 || x < truth(add(1)) {
		fmt.Println("first", x)
	}
	list := []int{x, truth(add(2) && x > 5), x}
	fmt.Println(list, x == 3 || add(x), x)
	r := func() (int, bool, int) { return x, x > 0 && add(3), x }
	fmt.Println(r())
	s := [2]int{7, 8}
	i := 0
	next := func() bool { i = 1; return true }
	fmt.Println(s[i]*10 + truth(i == 0 && next()))
}

// Output:
// 5 4
// 900 9
// 10 true 10
// first 20
// [22 1 22] true 44
// 47 false 47
// 81
