// Strings compare byte by byte.
package main

import (
	"fmt"
	"sort"
	"strings"
)

func main() {
	fmt.Println("a" < "b", "a" < "B", "" < "a", "abc" < "abd", "ab" < "abc", "é" > "z", "a" == "a", "a" != "A")
	x, y := "Zebra", "apple"
	fmt.Println(x < y, strings.ToLower(x) < y, max(x, y), min("b", "a", "c"), strings.Compare(x, y))
	ss := []string{"b", "a10", "a9", "A", "", "ä"}
	sort.Strings(ss)
	fmt.Printf("%q\n", ss)
}

// Output:
// true false true true true true true true
// true false apple a -1
// ["" "A" "a10" "a9" "b" "ä"]
