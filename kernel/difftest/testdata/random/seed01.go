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
	shift4 := func(x uint8, n uint16) (l, r uint8) {
		defer func() {
			if e := recover(); e != nil {
				show("shift4", e)
				l = 7
			}
		}()
		r = x >> n
		l = x << n
		x <<= n & 3
		l ^= x
		return
	}
	show(shift4(^id[uint8](15), id[uint16](65535)))
	show(shift4(1<<8-2, 81))
	show(1<<(id[uint16](1)&7)+int(id[uint8](7)), uint8(1)<<(min(g0, g0)&15))
	show("l5", -id[float32](7/2.0))
	fmt.Println("g0", g0)
}

func id[T any](x T) T { return x }

var late0 uint64 = 3

// Output:
// 128 0
// 252 0
// 9 16
// l5 -3.5
// g0 4
