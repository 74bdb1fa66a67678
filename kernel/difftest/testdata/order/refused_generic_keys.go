// Whether a key is read before a call hangs on what its type parameter stands for.
package main

import "fmt"

type wrapped struct{ n int }

func reads[K comparable](m map[K]string, k *K, change func() int) {
	pair := func(a string, n int) string { return fmt.Sprint(a, n) }
	fmt.Println(pair(m[*k], change()))
}

func main() {
	k, w := 1, wrapped{1}
	reads(map[int]string{1: "a", 2: "b"}, &k, func() int { k = 2; return 0 })
	reads(map[wrapped]string{{1}: "a", {2}: "b"}, &w, func() int { w.n = 2; return 0 })
}

// Output:
// b0
// a0
