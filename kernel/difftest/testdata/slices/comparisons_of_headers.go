// Slices compare with nil only; len and cap through reslicing.
package main

import "fmt"

func main() {
	s := make([]int, 0, 4)
	a := s[:2]
	b := s[1:3]
	a[1] = 5
	fmt.Println(s == nil, b[0], len(s), cap(b), cap(b[1:]), len(a[:cap(a)]))
	s = nil
	fmt.Println(s == nil, len(s), a)
}

// Output:
// false 5 0 3 2 4
// true 0 [0 5]
