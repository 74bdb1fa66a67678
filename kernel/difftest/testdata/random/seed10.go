// Made by generate.Program(10, 1).
package main

import (
	"fmt"
	"slices"
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
	s2 := append([]uint8(nil), []uint8{uint8(id[int16](-2) % (id[int16](-3) | 1)), id[uint8](10)}...)
	slices.Sort(s2)
	show(s2)
	return
}

func main() {
	v3 := id[int](2) << (id[uint64](0) & 7)
	b4 := Box[[1]uint64]{V: [1]uint64{(id[uint64](70) - 3)}}
	b4.Put([1]uint64{}).Put([1]uint64{65})
	show(b4.Get())
	show(b4, fmt.Sprintf("%T", b4))
	show("l5", []S0{S0{37, []float64{id[float64](1)}}, S0{v3, []float64{}}, S0{C00: v3}})
	var v6 int32
	show("f0", f0(S0{C00: v3, A01: []float64{id[float64](7 / 2.0), id[float64](0), 7 / 2}}))
	fmt.Println("g0", g0)
	fmt.Println("v3", v3)
	fmt.Println("v6", v6)
}

func id[T any](x T) T { return x }

func convert[T, U any](xs []T, f func(T) U) []U {
	var out []U
	for _, x := range xs {
		out = append(out, f(x))
	}
	return out
}

type Box[T any] struct {
	V T
	n int
}

func (b Box[T]) Get() (T, int) { return b.V, b.n }

func (b *Box[T]) Put(x T) *Box[T] {
	b.V = x
	b.n++
	return b
}

func box[T any](x T) Box[T] { return Box[T]{V: x} }

// Output:
// [65] 2
// {[65] 2} main.Box[[1]uint64]
// l5 [{37 [1]} {2 []} {2 []}]
// l1 [248 1]
// [10 254]
// f0 map[]
// g0 q
// a
// v3 2
// v6 0
