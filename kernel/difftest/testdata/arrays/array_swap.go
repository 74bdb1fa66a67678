// Swaps and parallel assignment of whole arrays and elements.
package main

import "fmt"

func main() {
	a, b := [2]int{1, 2}, [2]int{3, 4}
	a, b = b, a
	a[0], a[1] = a[1], a[0]
	m := [2][2]int{a, b}
	m[0], m[1] = m[1], m[0]
	m[0][0], m[1][1] = m[1][1], m[0][0]
	fmt.Println(a, b, m)
}

// Output:
// [4 3] [1 2] [[3 2] [4 1]]
