// goto out of nested loops and into a later label.
package main

import "fmt"

func find(m [][]int, x int) (i, j int) {
	for i = range m {
		for j = range m[i] {
			if m[i][j] == x {
				goto found
			}
		}
	}
	return -1, -1
found:
	return i, j
}

func main() {
	m := [][]int{{1, 2}, {3, 4}}
	fmt.Println(find(m, 3))
	fmt.Println(find(m, 9))
}

// Output:
// 1 0
// -1 -1
