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
	g0 = g0
	var v1 int = id[int](2) << (uint16(id[int8](9)<<(id[uint32](6)&7)) & 7)
	show("l2", ((g0 || id[float64](0.5) <= id[float64](0)) && id[bool](true)))
	fmt.Println("g0", g0)
	fmt.Println("v1", v1)
}

func id[T any](x T) T { return x }

// Output:
// l2 false
// g0 false
// v1 2
