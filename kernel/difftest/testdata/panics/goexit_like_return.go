// A panic stops loops, switches and nested calls at once.
package main

import (
	"errors"
	"fmt"
)

func find(m [][]int, want int) (pos [2]int, err error) {
	type found [2]int
	defer func() {
		switch r := recover().(type) {
		case nil:
			err = errors.New("not found")
		case found:
			pos = r
		default:
			panic(r)
		}
	}()
	for i, row := range m {
		for j, v := range row {
			if v == want {
				panic(found{i, j})
			}
		}
	}
	return
}

func main() {
	fmt.Println(find([][]int{{1, 2}, {3}}, 3))
	fmt.Println(find([][]int{{1, 2}, {3}}, 9))
}

// Output:
// [1 0] <nil>
// [0 0] not found
