// Two slices appended to the same slice are apart once it has no room to spare.
package main

import (
	"fmt"
	"slices"
)

func main() {
	var s []int
	s = append(s, 1)
	s = slices.Clip(s)
	a, b := append(s, 2), append(s, 3)
	fmt.Println(a, b, s, len(s), cap(s))

	m := make([]int, 2, 7)
	t := [5]int{1, 2, 3, 4, 5}
	l := []string{"a", "b"}
	fmt.Println(cap(m), cap(m[1:]), cap(t), cap(t[2:3]), cap(t[1:2:4]), cap(l), cap(l[1:]))
}

// Output:
// [1 2] [1 3] [1] 1 1
// 7 6 5 3 3 2 1
