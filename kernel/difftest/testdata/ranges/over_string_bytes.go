// Ranging over strings by rune and byte, with variables reused.
package main

import "fmt"

func main() {
	for i, r := range "añ" {
		fmt.Print(i, string(r), " ")
	}
	for i := range "añ" {
		fmt.Print(i, " ")
	}
	for i, b := range []byte("añ") {
		fmt.Print(i, b, " ")
	}
	s := "xyz"
	for i, r := range s {
		s = "changed"
		fmt.Print(i, string(r))
	}
	for range "añ世" {
		fmt.Print(".")
	}
	fmt.Println(s)
}

// Output:
// 0a 1ñ 0 1 0 97 1 195 2 177 0x1y2z...changed
