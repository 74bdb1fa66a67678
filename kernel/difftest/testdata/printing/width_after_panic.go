// What follows a panic in a method is printed with width and precision 0.
package main

import (
	"fmt"
)

type P struct{}

func (P) String() string { panic("boom") }

type Q struct{}

func (*Q) Error() string { panic(fmt.Errorf("err")) }

type N struct{ x int }

func (n *N) String() string { return fmt.Sprint(n.x) }
func main() {
	fmt.Printf("%10v|%-10d|\n", []any{P{}, 1, "a"}, 5)
	fmt.Printf("%6v|\n", []any{1, P{}, 2})
	fmt.Printf("%6v|%6v\n", P{}, 3)
	fmt.Printf("%06d|%+v\n", []any{1, P{}, 2}, struct {
		a any
		b int
	}{P{}, 1})
	var n *N
	fmt.Printf("%6v|%v|%s|%d\n", n, n, n, n)
	fmt.Printf("%6v|%v\n", []any{n, 1}, []*N{nil})
	fmt.Printf("%6v|%s\n", &Q{}, &Q{})
	fmt.Printf("%x|%X|%q\n", P{}, P{}, P{})
	fmt.Printf("%v %d\n", map[string]any{"a": P{}, "b": 1}, []any{P{}})
	fmt.Println(P{}, []any{P{}}, &P{})
	fmt.Printf("%#v %T\n", P{}, P{})
	fmt.Printf("%.2v|%8.3v|%+6v\n", []any{P{}, 1.23456}, []any{1.23456, P{}, 2.0}, []any{1, P{}, 2})
}

// Output:
// [%!v(PANIC=String method: boom) 1 a]|5         |
// [     1 %!v(PANIC=String method: boom) 2]|
// %!v(PANIC=String method: boom)|     3
// [000001 {} 000002]|{a:{} b:1}
// <nil>|<nil>|<nil>|0
// [<nil>      1]|[<nil>]
// %!v(PANIC=Error method: err)|%!s(PANIC=Error method: err)
// %!x(PANIC=String method: boom)|%!X(PANIC=String method: boom)|%!q(PANIC=String method: boom)
// map[a:%!v(PANIC=String method: boom) b:1] [{}]
// %!v(PANIC=String method: boom) [%!v(PANIC=String method: boom)] %!v(PANIC=String method: boom)
// main.P{} main.P
// [%!v(PANIC=String method: boom) 1]|[    1.23 %!v(PANIC=String method: boom) 2]|[     1 %!v(PANIC=String method: boom) 2]
