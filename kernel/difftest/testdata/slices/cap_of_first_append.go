// The compiler gives a small slice that stays in its function 32 bytes at once.
package main

import "fmt"

func main() {
	var s []int
	for i := range 6 {
		s = append(s, i)
		fmt.Print(cap(s), " ")
	}
	fmt.Println()
}

// Output:
// 4 4 4 4 8 8␣
