// A variable of the body may have the loop variable's name.
package main

import "fmt"

func main() {
	for i := 0; i < 3; i++ {
		i := i * 10
		i++
		fmt.Print(i, " ")
	}
	for _, s := range []string{"a", "b"} {
		s := s + s
		fmt.Print(s, " ")
	}
	fmt.Println()
}

// Output:
// 1 11 21 aa bb␣
