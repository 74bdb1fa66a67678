// Made by generate.Program(10, 1).
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

type N0 int16

func (x N0) Twice() N0 { return x + x }

type S0 struct {
	C00 int
	A01 []float64
}

type S1 struct {
	C10 int
}

func (x *S1) Bump() { x.C10 += 3 }

func (x S1) Get1() int { return x.C10 * 2 }

var g0 string = func() string { return id[string]("q\n") }() + strings.TrimSpace(id[string]("a"))

func f0(a0 S0) (r map[int32]int) {
	if fuel--; fuel < 0 {
		return
	}
	show("l1", convert([]uint8{id[uint8](11), id[uint8](2)}, func(x uint8) uint8 { return (-x - 253) }))
	r = map[int32]int{9: 6}
	return
}

func main() {
	if v2 := id[int](-3); v2 >= 0 {
		show("l3", append([][]int{}, append([]int{}, v2<<(id[uint64](4)&7))))
	} else if min(id[int16](9), -7) != int16(id[uint16](0)) {
		show("l4", (id[float64](1) + -id[float64](1e3)))
		show("l5", min(((v2*v2)+(v2|v2)), 4))
		v2 &^= 9223372036854775807
	} else if id[int8](39)<<(id[uint64](30)<<(id[uint32](98)&7)&7) >= 4 {
		show("l6", map[uint8]map[uint8]string{6: map[uint8]string{5: g0 + g0}, 7: map[uint8]string{}, 4: map[uint8]string{5: g0, 3: g0, 41: "世"}})
	} else {
		show("l7", -id[float64](1e3))
		v8 := S0{C00: len(g0), A01: []float64{}}
		v8.A01 = func() []float64 { return []float64{} }()
	}
	show("f0", f0(S0{C00: 7, A01: []float64{id[float64](0), id[float64](0)}}))
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
// l4 -999
// l5 4
// l1 [248 1]
// f0 map[9:6]
// g0 q
// a
