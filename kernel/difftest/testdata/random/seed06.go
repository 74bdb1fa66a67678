// Made by generate.Program(6, 1).
package main

import (
	"fmt"
	"strings"
)

var fuel, shown = 300, 0

func show(args ...any) {
	if shown++; shown <= 250 {
		fmt.Println(args...)
	}
}

type N0 uint

func (x N0) Twice() N0 { return x + x }

type S0 struct {
	A00 N0
}

func (x S0) String() string { return "a S0" }

func (x *S0) Bump() { x.A00 += 3 }

func (x S0) Get0() N0 { return x.A00 * 2 }

type I0 interface{ Rate() int }

func (x N0) Rate() int { return id[int](9223372036854775806) }

func (x S0) Rate() int { return -id[int](-4) }

var g0 bool = id[bool](true)

func f0(a0 []uint8, a1 [2]N0) (r float64) {
	if fuel--; fuel < 0 {
		return
	}
	if !g0 {
		fmt.Printf("%v\n", (float32(id[uint16](11)) - 1e3))
	} else if g0 {
		r = (max(func() float64 { return r }(), -id[float64](0.1)) / func() float64 { return max(r, 0.1) }())
		v1 := &S0{a1[(id[int](11)&id[int](3))&1]}
		_ = v1
	} else {
		show("l2", map[int32]S0{3: S0{}, -75: S0{N0(id[uint](5))}, -1: S0{A00: a1[(id[int](9223372036854775805)|id[int](9223372036854775805))&1]}})
	}
	return
}

func main() {
	func() {
		defer func() { show("recovered", recover()) }()
		show("l3", [1]S0{S0{2}})
		z4 := []int{1, 2}
		show(z4[2+abs(id[int](1))])
	}()
	var v5 string = id[string]("héé") + strings.TrimSpace(string(rune('a'+id[uint8](11)%26)))
	switch t6 := any(convert([]bool{g0, g0, g0}, func(x bool) S0 { return S0{A00: id[N0](9)} })).(type) {
	case N0:
		show("N0", t6)
		v5 := &t6
		*v5 += 11
		show(t6, *v5)
		show("l7", map[string]float64{`r\w`: id[float64](0), "": id[float64](3)})
		show("l8", map[uint8]int{11: 99, 254: 19})
		_ = v5
	case S0:
		show("S0", t6)
		v9 := S0{id[N0](4)}
		g0 = (id[uint32](9) &^ 4294967294) <= 0
		show("l10", id[int32](11)>>(id[uint32](4294967293)&7))
		_ = v9
	case map[int32][4]string:
		show("map[int32][4]string", t6)
		g0 = !g0
	default:
		show("other", t6)
	}
	show("f0", f0(convert([]string{v5, v5, id[string](`r\w`)}, func(x string) uint8 { return id[uint8](255) }), [2]N0{}))
	fmt.Println("g0", g0)
	fmt.Println("v5", v5)
}

func id[T any](x T) T { return x }

func abs(n int) int { return n & 0xffff }

func convert[T, U any](xs []T, f func(T) U) []U {
	var out []U
	for _, x := range xs {
		out = append(out, f(x))
	}
	return out
}

// Output:
// l3 [a S0]
// recovered runtime error: index out of range [3] with length 2
// other [a S0 a S0 a S0]
// f0 0
// g0 true
// v5 héél
