// Calls, parentheses and pointers many levels deep.
package main

import "fmt"

func f(x int) int { return x + 1 }
func main() {
	x := 3
	fmt.Println(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(f(x)))))))))))))))))))))))))))))))))))))))))))))))))))))))))))), (x), (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x*2 - (x * 2)))))))))))))))))))))))))))))))))))))))))))))))))), !!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!!(x == 3), x&^x&^x&^x&^x&^x&^x&^x&^x&^x&^x&^x&^x&^x&^x&^x&^x&^x&^x&^x&^x&^x&^x&^x&^x&^x&^x&^x&^x&^x)
	p := &x
	p0 := &p
	p1 := &p0
	p2 := &p1
	p3 := &p2
	p4 := &p3
	p5 := &p4
	p6 := &p5
	p7 := &p6
	fmt.Println(*********p7)
	*********p7 = 9
	fmt.Println(x)
}

// Output:
// 63 3 0 false 0
// 3
// 9
