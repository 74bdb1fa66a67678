// float32 arithmetic rounds at each operation.
package main

import "fmt"

func main() {
	var a float32 = 0.1
	var b float32 = 0.2
	c := a + b
	fmt.Println(c, float64(c), c == 0.3, a*b, a/3)
	var s float32
	for range 10 {
		s += a
	}
	fmt.Println(s, s == 1)
	x := float32(16777216)
	fmt.Println(x+1 == x, x*x, x*x*x*x*x*x, float32(1)/3*3)
	var d float64 = float64(a) + float64(b)
	fmt.Println(d, float32(d))
}

// Output:
// 0.3 0.30000001192092896 true 0.020000001 0.033333335
// 1.0000001 false
// true 2.8147498e+14 +Inf 1
// 0.30000000447034836 0.3
