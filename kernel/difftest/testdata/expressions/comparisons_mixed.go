// Comparisons between interfaces and concrete values, channels, pointers and arrays.
package main

import "fmt"

type I interface{ M() }
type A int
type B struct{ s string }

func (A) M()  {}
func (*B) M() {}

func main() {
	var i I = A(3)
	b := &B{"x"}
	var j I = b
	var e any = A(3)
	fmt.Println(i == A(3), i == I(A(4)), j == b, j == I(&B{"x"}), e == i, any(3) == e, i != nil)
	c1, c2 := make(chan int), make(chan int)
	var r <-chan int = c1
	fmt.Println(c1 == c2, r == c1, c1 == c1, (chan int)(nil) == nil)
	p, q := &c1, &c1
	x, y := [2]I{A(1), b}, [2]I{A(1), b}
	fmt.Println(p == q, x == y, x == [2]I{A(1), nil}, struct{ a any }{1} == struct{ a any }{1})
	var f func()
	var m map[string]int
	var s []int
	fmt.Println(f == nil, m == nil, s == nil, any(s) == nil, any(m) != nil, any(f) == nil)
}

// Output:
// true false true false true false true
// false true true true
// true true false true
// true true true false true false
