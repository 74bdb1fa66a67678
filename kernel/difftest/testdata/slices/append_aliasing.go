// Append writes into the shared array while there is room.
package main

import "fmt"

func main() {
	a := make([]int, 3, 10)
	b := append(a, 1)
	c := append(a, 2)
	fmt.Println(b[3], c[3], len(a), a[:4])
	d := a[:2]
	d = append(d, 77)
	fmt.Println(a, d)
	e := a[:2:2]
	e = append(e, 88)
	e[0] = 5
	fmt.Println(a, e)
}

// Output:
// 2 2 3 [0 0 0 2]
// [0 0 77] [0 0 77]
// [0 0 77] [5 0 88]
