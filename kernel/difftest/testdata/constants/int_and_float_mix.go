// A float constant with an integer value is an integer where needed.
package main

import "fmt"

func main() {
	var i int = 3.0
	var u uint8 = 2e2
	j := i * 2.0
	var arr [5.0]int
	arr[2.0] = 1
	s := make([]int, 1e1)
	const big = 1e3
	for k := 0; k < big; k += 500 {
		fmt.Print(k, " ")
	}
	fmt.Println(i, u, j, arr, len(s), i%2.0)
}

// Output:
// 0 500 3 200 6 [0 0 1 0 0] 10 1
