// cap of slices that append begins and that are printed, stored in maps, elements and fields.
package main

import "fmt"

type stack struct{ items []int }

func (s *stack) push(x int) { s.items = append(s.items, x) }

func main() {
	var s []int
	for i := range 6 {
		s = append(s, i)
		fmt.Println(len(s), cap(s), s)
	}
	st := &stack{}
	groups := map[string][]string{}
	rows := make([][]byte, 2)
	for i := range 5 {
		st.push(i)
		groups["a"] = append(groups["a"], "x")
		rows[1] = append(rows[1], byte(i))
		fmt.Println(cap(st.items), cap(groups["a"]), cap(rows[1]))
	}
}

// Output:
// 1 1 [0]
// 2 2 [0 1]
// 3 4 [0 1 2]
// 4 4 [0 1 2 3]
// 5 8 [0 1 2 3 4]
// 6 8 [0 1 2 3 4 5]
// 1 1 8
// 2 2 8
// 4 4 8
// 4 4 8
// 8 8 8
