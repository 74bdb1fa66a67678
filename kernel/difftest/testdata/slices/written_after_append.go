// Whether a slice sees what is written to what was appended to it.
package main

import "fmt"

func main() {
	s := append([]int(nil), 1, 2, 3)
	t := append(s, 4)
	t[0] = 9
	fmt.Println(s[0], t[0])
}

// Output:
// 9 9
