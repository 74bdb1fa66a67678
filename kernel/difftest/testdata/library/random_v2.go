// PCG of math/rand/v2 with a fixed seed.
package main

import (
	"fmt"
	"math/rand/v2"
)

func main() {
	r := rand.New(rand.NewPCG(1, 2))
	fmt.Println(r.IntN(1000), r.IntN(1000), r.Uint64(), r.Perm(4))
	xs := make([]float64, 3)
	for i := range xs {
		xs[i] = r.NormFloat64()
	}
	fmt.Printf("%.6f %v\n", xs, r.IntN(2) < 2)
}

// Output:
// 769 616 14470142590855381128 [1 3 0 2]
// [1.932330 1.726131 -0.117072] true
