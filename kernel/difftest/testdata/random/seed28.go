// Made by generate.Program(28, 1).
package main

import "fmt"

var fuel, shown = 300, 0

func show(args ...any) {
	if shown++; shown <= 250 {
		fmt.Println(args...)
	}
}

type N0 int16

func (x N0) Twice() N0 { return x + x }

type S0 struct {
	C00 map[uint8]string
}

func (x S0) String() string { return "a S0" }

type S1 struct {
	d10 []int
	A11 map[string]int
	C12 int8
}

func (x *S1) Bump() { x.C12 += 3 }

func (x S1) Get1() int8 { return x.C12 * 2 }

type S2 struct {
	S1
	A20 []string
	d21 [4]uint16
}

type I0 interface{ Rate() string }

func (x N0) Rate() string { return id[string]("") }

func (x S0) Rate() string { return id[string]("") }

func (x S2) Rate() string {
	return string(rune('a'+id[uint8](5)%26)) + string(rune('a'+id[uint8](0)%26))
}

func f0(a0 int64, a1 []uint16) (r []I0) {
	if fuel--; fuel < 0 {
		return
	}
	if (a0^4) == int64(id[uint16](2)) && id[int](7)%(id[int](-4)|1) == 6 {
		show("l1", append([]int32{id[int32](4), id[int32](2147483647) << (id[uint16](50) & 7)}, max(id[int32](2147483646)/(id[int32](-7)|1), max(id[int32](2147483645), id[int32](7)))))
	}
	if a1 := -id[float64](7 / 2); a1 < 7/2.0 {
		show("l2", I0(S2{S1: S1{[]int{}, map[string]int{}, id[int8](2)}, A20: []string{id[string]("q\n"), id[string](`r\w`)}, d21: [4]uint16{}}))
		a0 -= int64((id[uint8](254) | id[uint8](255)))
		fmt.Printf("%-6v|\n", fmt.Sprint([1]S0{})+head(id[string]("a"), int(id[uint8](8))))
	}
	return
}

func main() {
	func() {
		defer func() { show("recovered", recover()) }()
		var v3 [4]S0
		_ = v3
		var z4 map[string]int
		z4["x"] = 1
	}()
	for i6 := 0; i6 < 2; i6++ {
		var v7 S2
		show("l8", I0(id[N0](26)))
		fmt.Println([2]I0{I0(v7), I0(v7)}, id[bool](false))
	}
	show("f0", f0(5, append([]uint16{id[uint16](1), id[uint16](10)}, 65535)))
}

func id[T any](x T) T { return x }

func head(s string, n int) string { return s[:uint(n)%uint(len(s)+1)] }

// Output:
// recovered assignment to entry in nil map
// l8 26
// [{{[] map[] 0} [] [0 0 0 0]} {{[] map[] 0} [] [0 0 0 0]}] false
// l8 26
// [{{[] map[] 0} [] [0 0 0 0]} {{[] map[] 0} [] [0 0 0 0]}] false
// l2 {{[] map[] 2} [q
//  r\w] [0 0 0 0]}
// [a S0]|
// f0 []
