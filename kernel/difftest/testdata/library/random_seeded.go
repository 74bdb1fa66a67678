// Seeded generators of math/rand and math/rand/v2.
package main

import (
	"fmt"
	"math/rand"
)

func main() {
	r := rand.New(rand.NewSource(42))
	fmt.Println(r.Intn(100), r.Intn(100), r.Perm(5))
	fmt.Println(r.Float64() < 1, r.Int63() > 0)
	xs := []string{"a", "b", "c", "d"}
	r.Shuffle(len(xs), func(i, j int) { xs[i], xs[j] = xs[j], xs[i] })
	fmt.Println(xs)
}

// Output:
// 5 87 [1 3 4 2 0]
// true true
// [b a d c]
