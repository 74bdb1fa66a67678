// %#v of script values.
package main

import "fmt"

type P struct {
	X, y int
	Name string
	next *P
	tags []string
	m    map[string]float64
	any  any
}
type I int
type F float64
type B []byte

func main() {
	fmt.Printf("%#v\n", P{1, 2, "n", nil, []string{"a"}, map[string]float64{"k": 1}, I(3)})
	fmt.Printf("%#v %#v %#v %#v %#v\n", I(1), F(2.5), B("hi"), []I{1, 2}, map[I]P{})
	fmt.Printf("%#v %#v %#v %#v\n", []any{1, "a", nil, 2.0, true}, struct{ A any }{nil}, [2]bool{}, (*P)(nil))
	fmt.Printf("%#v %#v %#v %#v %#v\n", "q\"", 'x', uint8(3), 1i, []string(nil))
}

// Output:
// main.P{X:1, y:2, Name:"n", next:(*main.P)(nil), tags:[]string{"a"}, m:map[string]float64{"k":1}, any:3}
// 1 2.5 main.B{0x68, 0x69} []main.I{1, 2} map[main.I]main.P{}
// []interface {}{1, "a", interface {}(nil), 2, true} struct { A interface {} }{A:interface {}(nil)} [2]bool{false, false} (*main.P)(nil)
// "q\"" 120 0x3 (0+1i) []string(nil)
