// A loop with two variables and a parallel post statement.
package main

import "fmt"

func main() {
	for i, j := 0, 5; i < j; i, j = i+1, j-1 {
		fmt.Print(i, "-", j, " ")
	}
	s := []rune("hello")
	for i, j := 0, len(s)-1; i < j; i, j = i+1, j-1 {
		s[i], s[j] = s[j], s[i]
	}
	fmt.Println(string(s))
}

// Output:
// 0-5 1-4 2-3 olleh
