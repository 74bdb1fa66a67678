// The same, where a function appends.
package main

import "fmt"

func with(s []string, x string) []string { return append(s, x) }

func main() {
	var s []string
	s = append(s, "a")
	b, c := with(s, "b"), with(s, "c")
	fmt.Println(len(b), b[1], c[1])
}

// Output:
// 2 c c
