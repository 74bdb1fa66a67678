// Precedence and associativity of all operators.
package main

import "fmt"

func main() {
	a, b, c, d := 7, 3, 2, 13
	fmt.Println(a+b*c-d/c%b, a-b-c, a<<1+1, a&b|c^d, a&^b<<1, -a*-b, a|b&c, (a+b)*(c-d), a*b%c, d%b*c, a<<b>>c)
	fmt.Println(a+b > c*d == false, a > b && b > c || d < a, !(a < b) == true, a^b^a, ^a&d, a == 7 != (b == 2))
	x, y := 1.5, -2.0
	fmt.Println(x*y+x/y-y, -x-y, x-(-y), x/y/y, x*x*x, x > y == true)
	s, t := "a", "b"
	fmt.Println(s+t+s < t+s, s+t == "ab" && t > s, s+"-"+t)
	var u8 uint8 = 200
	var i8 int8 = -100
	fmt.Println(u8+100>>1, (u8+100)>>1, u8*2/2, i8*2/2, -i8-100, u8^0xff&0x0f, i8>>1|1)
}

// Output:
// 13 2 15 14 8 21 7 -110 1 2 14
// true true true 3 8 true
// -1.75 0.5 -0.5 0.375 3.375 true
// true true a-b
// 250 22 72 28 0 199 -49
