// Range may assign to existing variables, fields and elements.
package main

import "fmt"

func main() {
	var i int
	var s struct{ v string }
	for i, s.v = range []string{"x", "y"} {
	}
	fmt.Println(i, s.v)
	arr := [3]int{}
	for arr[1] = range 5 {
	}
	for _, arr[2] = range []int{7, 8} {
	}
	m := map[string]rune{}
	for _, m["r"] = range "abc" {
	}
	fmt.Println(arr, m)
	var k int
	for k = range []int{} {
	}
	fmt.Println(k)
}

// Output:
// 1 y
// [0 4 8] map[r:99]
// 0
