// And, or, xor, and-not, complement and counting bits.
package main

import (
	"fmt"
	"math/bits"
)

func popcount(x uint64) (n int) {
	for ; x != 0; x &= x - 1 {
		n++
	}
	return
}

func main() {
	a, b := 0b1100, 0b1010
	fmt.Println(a&b, a|b, a^b, a&^b, ^a, -a&a)
	fmt.Println(popcount(0xFF00F), bits.OnesCount(255), bits.Len(1023), bits.TrailingZeros(8), bits.Reverse8(1), bits.RotateLeft32(1, 31))
	var f uint8
	f |= 1 << 3
	f |= 1 << 5
	f &^= 1 << 3
	f ^= 0xFF
	fmt.Printf("%08b %v\n", f, f&(1<<5) == 0)
	hi, lo := bits.Mul64(1<<63, 6)
	fmt.Println(hi, lo)
}

// Output:
// 8 14 6 4 -13 4
// 12 8 10 3 128 2147483648
// 11011111 true
// 3 0
