// Made by generate.Program(1, 1).
package main

import "fmt"

var fuel, shown = 300, 0

func show(args ...any) {
	if shown++; shown <= 250 {
		fmt.Println(args...)
	}
}

type N0 uint16

func (x N0) Twice() N0 { return x + x }

type N1 float32

func (x N1) Twice() N1 { return x + x }

type S0 struct {
	b00 int
}

func (x *S0) Bump() { x.b00 += 3 }

func (x S0) Get0() int { return x.b00 * 2 }

type S1 struct {
	S0
	d10 N0
	C11 uint16
	d12 N1
}

type S2 struct {
	S0
	A20 [2]uint8
	C21 []N1
}

type I0 interface{ Rate() float64 }

func (x N0) Rate() float64 { return id[float64](0) }

func (x N1) Rate() float64 { return float64(id[float64](7 / 2.0)) }

func (x S0) Rate() float64 { return id[float64](0.5) }

func (x S1) Rate() float64 { return (id[float64](1e3) - id[float64](1e3)) }

func (x S2) Rate() float64 { return (float64(id[int8](-5)) / min(id[float64](3), id[float64](7/2))) }

var g0 = late0 + id[uint64](1)

func main() {
	for i2, j2 := 0, 5; i2 < j2; i2, j2 = i2+1, j2-1 {
		var v3 any = any(id[string](""))
		_ = v3
	}
	v4, v5 := any(S1{S0: S0{id[int](12)}, C11: id[uint16](37), d12: id[N1](1)}).(S1)
	v6 := &g0
	*v6 += g0 >> (g0 & 7)
	show(g0, *v6)
	fmt.Println("g0", g0)
	fmt.Println("v4", v4)
	fmt.Println("v5", v5)
	_ = v6
}

func id[T any](x T) T { return x }

var late0 uint64 = 3

// Output:
// 4 4
// g0 4
// v4 {{12} 0 37 1}
// v5 true
