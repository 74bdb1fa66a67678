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
		g0++
	} else if int16((id[int64](9223372036854775805) + id[int64](-10))) < min(id[int16](-4), id[int16](8)%(id[int16](32766)|1)) {
		h4 := func() (r2 bool, r3 int) {
			defer func() { r2 = (r2 != (id[int16](8) <= id[int16](2))) }()
			return r2, ((id[int](29) ^ g0) - -8)
		}
		show(h4())
		r2, r3 := h4()
		var v5 S0
		fmt.Printf("%8v|\n", []S1{S1{v5, id[uint](3)}, S1{S0: v5, C10: id[uint](4)}, S1{S0: v5, C10: id[uint](10)}})
		_ = r2
		_ = r3
	} else {
		fmt.Printf("%v|%[1]T\n", [1]bool{})
		fmt.Println(map[int]int{-5: (g0 - id[int](5)), 22: g0, 66: id[int](-23)}, min((id[float32](1)*id[float32](0.5)), (id[float32](0.5)/0)))
		fmt.Println(convert([]float32{id[float32](1e3), 1e3}, func(x float32) float64 { return (id[float64](7/2) / id[float64](0.1)) }), id[int16](1))
	}
	fmt.Println("g0", g0)
}

func id[T any](x T) T { return x }

func convert[T, U any](xs []T, f func(T) U) []U {
	var out []U
	for _, x := range xs {
		out = append(out, f(x))
	}
	return out
}

// Output:
// l1 -22.5
// g0 11
