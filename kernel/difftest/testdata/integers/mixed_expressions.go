// Intermediate results of small types wrap too.
package main

import "fmt"

func main() {
	var a, b uint8 = 200, 100
	fmt.Println(a+b, (a+b)/2, a*b, a-b-b-b, int(a)+int(b), ^a, -b)
	var x, y int8 = 100, 100
	fmt.Println(x+y, (x+y)/2, x*y, -x-y, x<<1, x+y > 0)
	var s uint16 = 65535
	fmt.Println(s*s, s+1, uint32(s)*uint32(s), (s+1)*5)
	z := []uint8{250, 10}
	sum := uint8(0)
	for _, v := range z {
		sum += v
	}
	fmt.Println(sum, z[0]+z[1] < z[0])
	if a+b < 100 {
		fmt.Println("wrapped")
	}
}

// Output:
// 44 22 32 156 300 55 156
// -56 -28 16 56 -56 false
// 1 0 4294836225 0
// 4 true
// wrapped
