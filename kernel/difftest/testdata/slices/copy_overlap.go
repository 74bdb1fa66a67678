// copy with overlaps, strings, and short destinations.
package main

import "fmt"

func main() {
	s := []int{1, 2, 3, 4, 5}
	fmt.Println(copy(s[1:], s), s)
	fmt.Println(copy(s, s[2:]), s)
	b := make([]byte, 3)
	fmt.Println(copy(b, "hello"), copy(b, ""))
	fmt.Println(string(b))
	n1 := copy(b[1:], []byte{'X'})
	fmt.Println(n1, string(b))
	var n []int
	fmt.Println(copy(n, s), copy(s, n))
}

// Output:
// 4 [1 1 2 3 4]
// 3 [2 3 4 3 4]
// 3 0
// hel
// 1 hXl
// 0 0
