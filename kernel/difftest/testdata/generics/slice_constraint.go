// Constraints of the form ~[]E keep the slice's type.
package main

import (
	"cmp"
	"fmt"
	"slices"
	"strings"
)

type Names []string

func (n Names) Loud() string { return strings.ToUpper(strings.Join(n, ",")) }

func Reverse[S ~[]E, E any](s S) S {
	out := make(S, len(s))
	for i, x := range s {
		out[len(s)-1-i] = x
	}
	return out
}

func Keys[M ~map[K]V, K cmp.Ordered, V any](m M) []K {
	var ks []K
	for k := range m {
		ks = append(ks, k)
	}
	slices.Sort(ks)
	return ks
}

func main() {
	n := Reverse(Names{"a", "b"})
	fmt.Println(n.Loud(), Reverse([]int{1, 2, 3}))
	fmt.Printf("%T\n", n)
	fmt.Println(Keys(map[string]int{"z": 1, "y": 2}))
}

// Output:
// B,A [3 2 1]
// main.Names
// [y z]
