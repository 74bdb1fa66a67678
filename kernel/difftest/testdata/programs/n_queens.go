// Backtracking with slices and closures.
package main

import "fmt"

func queens(n int) (count int, first []int) {
	cols := make([]int, 0, n)
	var place func(row int)
	safe := func(c int) bool {
		for r, x := range cols {
			if d := len(cols) - r; x == c || x == c-d || x == c+d {
				return false
			}
		}
		return true
	}
	place = func(row int) {
		if row == n {
			if count++; count == 1 {
				first = append([]int{}, cols...)
			}
			return
		}
		for c := range n {
			if safe(c) {
				cols = append(cols, c)
				place(row + 1)
				cols = cols[:len(cols)-1]
			}
		}
	}
	place(0)
	return
}

func main() {
	for n := 4; n <= 6; n++ {
		fmt.Println(queens(n))
	}
}

// Output:
// 2 [1 3 0 2]
// 10 [0 2 4 1 3]
// 4 [1 3 5 0 2 4]
