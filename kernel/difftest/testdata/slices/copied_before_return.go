// The compiler moves a slice to the heap when it is copied, and gives it new room there.
package main

import "fmt"

func show(s []int) { fmt.Println(len(s), cap(s)) }

func main() {
	s := []int{1, 2}
	s = append(s, 3)
	s = append(s, 4)
	show(s)
}

// Output:
// 4 4
