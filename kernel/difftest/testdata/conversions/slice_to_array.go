// Slices become arrays and array pointers.
package main

import "fmt"

func main() {
	s := []int{1, 2, 3, 4}
	a := [2]int(s)
	p := (*[3]int)(s)
	s[0] = 9
	p[1] = 8
	fmt.Println(a, *p, s, len(p))
	type four [4]int
	fmt.Println(four(s), [0]int(s[:0]), (*[0]int)([]int(nil)) == nil)
	defer func() { fmt.Println(recover()) }()
	n := [5]int(s)
	fmt.Println(n)
}

// Output:
// [1 2] [9 8 3] [9 8 3 4] 3
// [9 8 3 4] [] true
// runtime error: cannot convert slice with length 4 to array or pointer to array with length 5
