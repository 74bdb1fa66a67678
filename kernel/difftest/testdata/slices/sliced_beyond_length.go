// Slicing beyond the length of a slice whose capacity the compiler chooses.
package main

import "fmt"

func main() {
	var s []byte
	s = append(s, 'a')
	n := len(s)
	n += 20
	defer func() { fmt.Println(recover()) }()
	s = s[:n]
	fmt.Println(len(s), s[0])
}

// Output:
// 21 97
// <nil>
