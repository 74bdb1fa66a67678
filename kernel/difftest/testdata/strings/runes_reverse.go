// Reversing and counting by rune.
package main

import (
	"fmt"
	"slices"
)

func reverse(s string) string {
	r := []rune(s)
	slices.Reverse(r)
	return string(r)
}

func main() {
	fmt.Println(reverse("añb世"), reverse(""), reverse("x"))
	freq := map[rune]int{}
	for _, r := range "banañas" {
		freq[r]++
	}
	keys := []rune{}
	for r := range freq {
		keys = append(keys, r)
	}
	slices.Sort(keys)
	for _, r := range keys {
		fmt.Printf("%c%d ", r, freq[r])
	}
	fmt.Println()
}

// Output:
// 世bña  x
// a3 b1 n1 s1 ñ1␣
