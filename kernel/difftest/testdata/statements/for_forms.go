// The three forms of the for statement.
package main

import "fmt"

func main() {
	for i := 0; i < 3; i++ {
		fmt.Print(i, " ")
	}
	n := 3
	for n > 0 {
		n--
		fmt.Print(n, " ")
	}
	for {
		n++
		if n > 2 {
			break
		}
	}
	for ; n < 5; n++ {
	}
	for n < 7 {
		n++
	}
	fmt.Println(n)
}

// Output:
// 0 1 2 2 1 0 7
