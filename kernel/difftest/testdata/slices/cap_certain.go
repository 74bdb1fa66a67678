// cap of what make, literals, arrays and slicing give, and of what is appended to them.
package main

import (
	"fmt"
	"slices"
)

func room(s []int) int { return cap(s) }

func main() {
	m := make([]int, 0, 2)
	for i := range 10 {
		m = append(m, i)
		fmt.Print(cap(m), " ")
	}
	fmt.Println()
	l := []string{"a", "b", "c"}
	l = append(l, "d")
	fmt.Println(len(l), cap(l), cap(l[1:3]), cap(l[1:2:3]))
	arr := [8]byte{1}
	fmt.Println(cap(arr), cap(arr[2:]), cap(arr[2:4:5]), room(make([]int, 3, 9)))
	var none []int
	fmt.Println(cap(none), cap([]int(nil)), cap(none[:0]))
	fmt.Println(cap(slices.Clip(append([]int(nil), 1, 2, 3))))
	big := append([]int(nil), make([]int, 100)...)
	fmt.Println(len(big), cap(big) >= 100)
}

// Output:
// 2 2 4 4 8 8 8 8 16 16␣
// 4 6 5 2
// 8 6 3 9
// 0 0 0
// 3
// 100 true
