// An uncaught index error.
package main

import "fmt"

func main() {
	s := []int{1, 2}
	i := 5
	fmt.Println("start")
	fmt.Println(s[i])
}

// Exit: 2
// Error: panic: runtime error: index out of range [5] with length 2
// Output:
// start
