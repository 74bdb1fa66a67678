// Shifts of constants, typed by their context.
package main

import "fmt"

func main() {
	var s uint = 3
	var a = 1 << s
	var b int64 = 1 << s
	var c uint8 = 1<<7 | 1
	d := uint16(1) << 15
	e := 1.0 * (1 << 4)
	var f float64 = 1 << 3
	const k = 1 << 3.0
	fmt.Printf("%v %T %v %T %v %v %T %v %T %v %v\n", a, a, b, b, c, d, d, e, e, f, k)
	var w int64 = 1.0 << 33
	fmt.Println(w, uint32(1)<<31, ^uint8(5), -1>>1)
}

// Output:
// 8 int 8 int64 129 32768 uint16 16 float64 8 8
// 8589934592 2147483648 250 -1
