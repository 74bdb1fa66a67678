// Made by generate.Program(5, 1).
package main

import "fmt"

var fuel, shown = 300, 0

func show(args ...any) {
	if shown++; shown <= 250 {
		fmt.Println(args...)
	}
}

type N0 int64

func (x N0) Twice() N0 { return x + x }

type S0 struct {
	A00 N0
	d01 float64
}

type S1 struct {
	d10 uint32
}

func (x *S1) Bump() { x.d10 += 3 }

func (x S1) Get1() uint32 { return x.d10 * 2 }

type S2 struct {
	b20 [2]int
	d21 uint32
}

func (x *S2) Bump() { x.d21 += 3 }

func (x S2) Get2() uint32 { return x.d21 * 2 }

type I0 interface{ Rate() float64 }

func (x N0) Rate() float64 { return (id[float64](0) * float64(id[int64](7))) }

func (x S0) Rate() float64 { return (x.d01 * (x.d01 + -2.25)) }

func (x S1) Rate() float64 { return float64(max(id[uint](2), id[uint](86))) }

func (x S2) Rate() float64 { return func() float64 { return float64(x.d21) }() }

var g0 = late0 + (id[int](-5) + id[int](9223372036854775807))

func main() {
	defer show("deferred", I0(S2{d21: 4294967294}))
	g0 &= 4
	var fs1 []func() uint64
	for i2, xi2 := range few(convert([]int8{id[int8](-1), 125}, func(x int8) []uint { return convert([]string{}, func(x string) uint { return id[uint](5) }) })) {
		_, _ = i2, xi2
		i2 := uint64(id[int64](5))
		fs1 = append(fs1, func() uint64 {
			i2 = i2 + 10
			show("l3", id[int64](8))
			return i2
		})
	}
	for _, f := range fs1 {
		show("fs1", f())
	}
	fmt.Println("g0", g0)
}

func id[T any](x T) T { return x }

var late0 int = 11

func few[T any](xs []T) []T { return xs[:min(len(xs), 4)] }

func convert[T, U any](xs []T, f func(T) U) []U {
	var out []U
	for _, x := range xs {
		out = append(out, f(x))
	}
	return out
}

// Output:
// l3 8
// fs1 15
// l3 8
// fs1 15
// g0 4
// deferred {[0 0] 4294967294}
