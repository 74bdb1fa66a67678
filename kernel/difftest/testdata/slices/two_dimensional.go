// Slices of slices, jagged and shared rows.
package main

import "fmt"

func main() {
	rows := make([][]int, 3)
	for i := range rows {
		rows[i] = make([]int, i+1)
		for j := range rows[i] {
			rows[i][j] = i * j
		}
	}
	row := rows[2]
	row[0] = 100
	fmt.Println(rows, len(rows[0]))
	one := make([]int, 2)
	shared := [][]int{one, one}
	shared[0][1] = 7
	fmt.Println(shared)
	flat := []int{}
	for _, r := range rows {
		flat = append(flat, r...)
	}
	fmt.Println(flat)
	var grid [][]string
	for y := range 2 {
		grid = append(grid, []string{})
		for x := range 3 {
			grid[y] = append(grid[y], fmt.Sprint(x, y))
		}
	}
	fmt.Printf("%q\n", grid)
}

// Output:
// [[0] [0 1] [100 2 4]] 1
// [[0 7] [0 7]]
// [0 0 1 100 2 4]
// [["0 0" "1 0" "2 0"] ["0 1" "1 1" "2 1"]]
