// Append beyond the capacity copies.
package main

import "fmt"

func main() {
	s := []int{1, 2}
	t := s
	s = append(s, 3)
	s[0] = 9
	fmt.Println(s, t, len(t), cap(t))
	var n []string
	for i := range 5 {
		n = append(n, fmt.Sprint(i))
	}
	fmt.Println(n, len(n))
	n = append(n, n...)
	n = append(n[:1], n[3:]...)
	fmt.Println(n, append([]byte("ab"), "cd"...))
	x := append([]int(nil), 1)
	x = append(x)
	fmt.Println(x, append([]int{}, []int{}...) == nil)
}

// Output:
// [9 2 3] [1 2] 2 2
// [0 1 2 3 4] 5
// [0 3 4 0 1 2 3 4] [97 98 99 100]
// [1] false
