// Made by generate.Program(27, 1).
package main

import (
	"fmt"
	"sort"
)

var fuel, shown = 300, 0

func show(args ...any) {
	if shown++; shown <= 250 {
		fmt.Println(args...)
	}
}

type N0 float64

func (x N0) String() string { return fmt.Sprintf("<%v>", float64(x)) }

func (x N0) Twice() N0 { return x + x }

type S0 struct {
	A00 []N0
	b01 []N0
}

type S1 struct {
	S0
	A10 string
}

type I0 interface{ Rate() float64 }

func (x N0) Rate() float64 { return max(id[float64](0), 3) }

func (x S0) Rate() float64 { return (max(id[float64](0.1), 1e3) + -2.25) }

func (x S1) Rate() float64 {
	return ((id[float64](0) / 0.1) / min(id[float64](0.5), id[float64](-2.25)))
}

var g0 int = id[int](-79) >> ((id[uint](10) &^ id[uint](18446744073709551613)) & 7)

func f0(a0 float64, a1 I0) (r []float32) {
	if fuel--; fuel < 0 {
		return
	}
	m1 := map[uint32]int{}
	m1[((id[uint32](4294967294) | id[uint32](6)) * uint32(id[int64](1)))] += 2
	m1[-id[uint32](3)] += 2
	tm1 := 0
	for _, v := range m1 {
		tm1 = tm1*1 + v
	}
	show(len(m1), tm1)
	func() {
		defer func() { show("recovered", recover()) }()
		fmt.Printf("%8v|\n", S0{b01: []N0{1, id[N0](7 / 2), 3}})
		a0, v2 := S0{A00: []N0{id[N0](0.1), id[N0](0.5), id[N0](3)}}, id[uint32](32)/(id[uint32](8)|1)
		_ = v2
		_ = a0
		z3 := [4]int{}
		show(z3[:4+abs(id[int](33))])
	}()
	return append(r[:len(r):len(r)], 7/2.0)
}

func main() {
	for _, i5 := range sorted(map[uint8]uint32{3: 9}) {
		_ = i5
		show("l6", func() bool { return id[float64](0.5) != (id[float64](-2.25) * id[float64](7/2.0)) }())
	}
	show("l7", I0(S0{b01: []N0{id[N0](1), id[N0](7 / 2.0)}}))
	show("f0", f0(0.5, I0(id[N0](0.1))))
	fmt.Println("g0", g0)
}

func id[T any](x T) T { return x }

func abs(n int) int { return n & 0xffff }

func sorted[K int | string | uint8, V any](m map[K]V) []K {
	var ks []K
	for k := range m {
		ks = append(ks, k)
	}
	sort.Slice(ks, func(i, j int) bool { return ks[i] < ks[j] })
	return ks
}

// Output:
// l6 true
// l7 {[] [1 3.5]}
// 2 4
// {[] [       1        3        3]}|
// recovered runtime error: slice bounds out of range [:37] with length 4
// f0 [3.5]
// g0 -20
