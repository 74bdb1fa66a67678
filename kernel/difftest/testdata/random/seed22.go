// Made by generate.Program(22, 1).
package main

import (
	"fmt"
	"strconv"
	"strings"
)

var fuel, shown = 300, 0

func show(args ...any) {
	if shown++; shown <= 250 {
		fmt.Println(args...)
	}
}

type N0 uint8

func (x N0) Twice() N0 { return x + x }

type S0 struct {
	A00 N0
}

func (x *S0) Bump() { x.A00 += 3 }

func (x S0) Get0() N0 { return x.A00 * 2 }

type S1 struct {
	S0
	C10 uint
}

func (x *S1) Bump() { x.C10 += 3 }

func (x S1) Get1() uint { return x.C10 * 2 }

type S2 struct {
	C20 S1
}

type I0 interface{ Rate() int }

func (x N0) Rate() int { return func() int { return int(id[uint32](2)) }() }

func (x S0) Rate() int {
	return ((id[int](-5) + id[int](9223372036854775805)) * len(id[string]("世")))
}

func (x S2) Rate() int { return (id[int](-3) % (id[int](-9) | 1) * id[int](-2)) }

var g0 int = len(strings.TrimSpace(id[string]("世")))

func main() {
	g0 = int(id[int16](-1))
	g0 = int(id[uint](11))
	if id[bool](true) || !id[bool](false) {
		show("l1", float64(min((id[float32](-2.25)/0.1), float32(g0))))
		g0 -= len(strconv.Itoa(id[int](4)))
		var v2 I0 = I0(S2{S1{S0: S0{4}, C10: 18446744073709551613}})
		_ = v2
	} else if !id[bool](true) {
		show("l3", [][]uint64{[]uint64{}, []uint64{10, max(id[uint64](92), id[uint64](2)), id[uint64](1)}, []uint64{id[uint64](1), id[uint64](2), id[uint64](10)}})
	}
	fmt.Println("g0", g0)
}

func id[T any](x T) T { return x }

// Output:
// l1 -22.5
// g0 10
