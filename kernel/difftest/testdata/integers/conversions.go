// Conversions between integer widths truncate and extend signs.
package main

import "fmt"

func main() {
	x := 0x1234_5678_9ABC_DEF0
	fmt.Println(int8(x), uint8(x), int16(x), uint16(x), int32(x), uint32(x), uint64(x))
	y := int8(-1)
	fmt.Println(uint8(y), uint16(y), int16(y), uint64(y), uint32(int16(y)), int(uint8(y)))
	var r rune = -1
	var b byte = 0x80
	fmt.Println(uint32(r), int8(b), rune(b), uint(b)<<60, uintptr(b))
	type small int8
	fmt.Println(small(x), small(127)+small(y)-small(y)+1)
}

// Output:
// -16 240 -8464 57072 -1698898192 2596069104 1311768467463790320
// 255 65535 -1 18446744073709551615 4294967295 255
// 4294967295 -128 128 0 128
// -16 -128
