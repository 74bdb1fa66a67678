// Slicing strings with every combination of bounds.
package main

import "fmt"

func main() {
	s := "hello"
	fmt.Println(s[1:3], s[:2], s[3:], s[:], s[5:] == "", s[2:2] == "")
	const c = "constant"
	fmt.Println(c[1:4], len(c[2:]))
	i := 6
	defer func() { fmt.Println(recover()) }()
	fmt.Println(s[i:])
}

// Output:
// el he lo hello true true
// ons 6
// runtime error: slice bounds out of range [6:5]
