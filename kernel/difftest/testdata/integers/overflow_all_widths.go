// Arithmetic wraps around at every width.
package main

import "fmt"

func main() {
	var i8 int8 = 127
	var i16 int16 = 32767
	var i32 int32 = 2147483647
	var i64 int64 = 9223372036854775807
	var i int = 9223372036854775807
	i8++
	i16++
	i32++
	i64++
	i++
	fmt.Println(i8, i16, i32, i64, i)
	var u8 uint8
	var u16 uint16
	var u32 uint32
	var u64 uint64
	var u uint
	u8--
	u16--
	u32--
	u64--
	u--
	fmt.Println(u8, u16, u32, u64, u)
	i8 = -128
	i8 = -i8
	i32 = -2147483648
	fmt.Println(i8, -i32, i32/-1, i32*i32)
}

// Output:
// -128 -32768 -2147483648 -9223372036854775808 -9223372036854775808
// 255 65535 4294967295 18446744073709551615 18446744073709551615
// -128 -2147483648 -2147483648 0
