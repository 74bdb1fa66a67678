// Arbitrary precision integers and rationals.
package main

import (
	"fmt"
	"math/big"
)

func main() {
	f := big.NewInt(1)
	for i := int64(1); i <= 30; i++ {
		f.Mul(f, big.NewInt(i))
	}
	fmt.Println(f, f.BitLen(), f.Cmp(big.NewInt(5)))
	x, ok := new(big.Int).SetString("123456789012345678901234567890", 10)
	fmt.Println(x.Mod(x, big.NewInt(97)), ok)
	r := big.NewRat(1, 3)
	r.Add(r, big.NewRat(1, 6))
	fmt.Println(r, r.FloatString(5))
	fmt.Printf("%x %v\n", big.NewInt(255), []*big.Int{big.NewInt(1)})
}

// Output:
// 265252859812191058636308480000000 108 1
// 52 true
// 1/2 0.50000
// ff [1]
