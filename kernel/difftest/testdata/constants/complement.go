// Complement and and-not of constants and typed values.
package main

import "fmt"

func main() {
	const m = ^0
	const u = ^uint32(0)
	var b uint8 = 0b1010_1010
	fmt.Println(m, u, ^b, b&^0xF, 0x0F&^0x05, ^int8(127), -5&^3)
}

// Output:
// -1 4294967295 85 160 10 -128 -8
