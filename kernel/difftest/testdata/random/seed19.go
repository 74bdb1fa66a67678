// Made by generate.Program(19, 1).
package main

import "fmt"

var fuel, shown = 300, 0

func show(args ...any) {
	if shown++; shown <= 250 {
		fmt.Println(args...)
	}
}

type N0 int16

func (x N0) String() string { return fmt.Sprintf("N0(%v)", int16(x)) }

func (x N0) Twice() N0 { return x + x }

type S0 struct {
	b00 float64
	b01 map[int32]uint32
	d02 int16
}

func (x S0) String() string { return "a S0" }

func (x *S0) Bump() { x.d02 += 3 }

func (x S0) Get0() int16 { return x.d02 * 2 }

type I0 interface{ Rate() int }

func (x N0) Rate() int { return id[int](8) }

func (x S0) Rate() int {
	return (id[int](9223372036854775806) % (id[int](9) | 1) * id[int](9223372036854775807))
}

var g0 bool = (id[bool](false) && id[bool](false))

func main() {
	var v1 bool
	for i3 := 0; i3 < 3; i3++ {
		show("l4", ((int(id[int8](-2)) - (i3 & i3)) | i3>>(id[uint](80)&7)))
		fmt.Println((id[float64](0.5) * max(id[float64](-2.25), id[float64](7/2))), !g0)
		fmt.Printf("%v|%[1]T\n", id[uint64](10)>>(id[uint16](11)&7))
	}
	fmt.Println("g0", g0)
	fmt.Println("v1", v1)
}

func id[T any](x T) T { return x }

// Output:
// l4 -2
// 1.5 true
// 1|uint64
// l4 -3
// 1.5 true
// 1|uint64
// l4 -2
// 1.5 true
// 1|uint64
// g0 false
// v1 false
