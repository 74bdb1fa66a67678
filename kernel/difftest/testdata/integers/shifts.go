// Shifts by small, large and typed counts.
package main

import "fmt"

func main() {
	var n uint = 70
	var one int = 1
	var neg int = -8
	var u8 uint8 = 0b1011_0001
	fmt.Println(one<<n, one<<63, one<<3, neg>>1, neg>>n, u8<<1, u8>>4, u8<<8, int8(u8)>>2)
	var k int8 = 3
	fmt.Println(u8<<k, 1<<k, uint64(1)<<63>>k, uint32(1)<<31, int32(-1)<<31)
	x := uint16(0xABCD)
	x <<= 4
	x >>= 8
	fmt.Printf("%x\n", x)
	var s uint32 = 33
	fmt.Println(1<<s, int32(1)<<s, uint8(1)<<(s-30))
}

// Output:
// 0 -9223372036854775808 8 -4 -1 98 11 0 -20
// 136 8 1152921504606846976 2147483648 -2147483648
// bc
// 8589934592 0 8
