// Made by generate.Program(17, 1).
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

type N0 int8

func (x N0) String() string { return fmt.Sprintf("<%v>", int8(x)) }

func (x N0) Twice() N0 { return x + x }

type N1 float64

func (x N1) String() string { return fmt.Sprintf("%v!", float64(x)) }

func (x N1) Twice() N1 { return x + x }

type S0 struct {
	A00 N1
}

func (x S0) String() string { return "a S0" }

type S1 struct {
	d10 uint32
	b11 S0
	d12 []N1
}

func (x S1) String() string { return "a S1" }

type S2 struct {
	S1
	d20 bool
	d21 bool
	d22 []int
}

type I0 interface{ Rate() string }

func (x N0) Rate() string {
	return strconv.Itoa(id[int](9223372036854775807) / (id[int](9223372036854775807) | 1))
}

func (x N1) Rate() string { return fmt.Sprintf("%+v", max(id[int32](2147483646), id[int32](89))) }

func (x S2) Rate() string { return string(rune('a' + (id[uint8](2)&8)%26)) }

var g0 bool = id[bool](false)

func f0(a0 int) (r []uint8) {
	if fuel--; fuel < 0 {
		return
	}
	fmt.Printf("%T\n", int64(-id[uint8](6)) != ^id[int64](9223372036854775806))
	switch int(^id[uint](5)) {
	case 5, a0:
		if -id[float32](1) != (float32(id[uint32](41)) + -id[float32](7/2)) {
			return []uint8{at(r, a0)}
		}
		v1 := &a0
		*v1 += id[int](3) >> (id[uint32](10) & 7)
		show(a0, *v1)
		show("l2", S0{A00: 7 / 2.0})
		_ = v1
		fallthrough
	case 90, int(id[int8](127)):
		m3 := map[any]int{}
		m3[strings.TrimSpace(id[string]("xyz")+"héé")]++
		m3[uint8(-id[uint8](4))]++
		m3[((a0+a0)-4)]++
		tm3 := 0
		for _, v := range m3 {
			tm3 = tm3*1 + v
		}
		show(len(m3), tm3)
	}
	return convert([]int{a0, 0, 8}, func(x int) uint8 { return -id[uint8](7) })
}

func main() {
	v4 := convert([]int64{id[int64](2)}, func(x int64) float64 { return -id[float64](0.1) })
	switch {
	case (g0):
		v4 = append(v4[:len(v4):len(v4)], 1e3, (id[float64](3) + id[float64](0)))
		show("l5", fmt.Sprint(map[int32]N1{3: id[N1](0)}))
		g0 = g0
	default:
		show("l6", S1{(id[uint32](6)%(id[uint32](4)|1) + 4294967293), S0{id[N1](0.5)}, []N1{id[N1](0)}})
		show("l7", id[uint8](5)<<(uint((id[uint32](1)|id[uint32](83)))&7))
		show("l8", id[uint64](84))
	}
	show("f0", f0(67))
	fmt.Println("g0", g0)
	fmt.Println("v4", v4)
}

func id[T any](x T) T { return x }

func at[T any](xs []T, i int) (x T) {
	if len(xs) > 0 {
		x = xs[uint(i)%uint(len(xs))]
	}
	return
}

func convert[T, U any](xs []T, f func(T) U) []U {
	var out []U
	for _, x := range xs {
		out = append(out, f(x))
	}
	return out
}

// Output:
// l6 a S1
// l7 40
// l8 84
// bool
// f0 [249 249 249]
// g0 false
// v4 [-0.1]
