// Made by generate.Program(17, 1).
package main

import (
	"fmt"
	"strconv"
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
		a0 = a0
	default:
		fmt.Printf("%v|%[1]T\n", id[int16](-4)>>((uint16(id[uint](18446744073709551613))-uint16(id[uint8](66)))&7))
		a0++
		v3, v4 := any(int(id[uint32](77) % (id[uint32](4294967295) | 1))).(int)
		_ = v3
		_ = v4
	}
	return convert([]int8{id[int8](7)}, func(x int8) uint8 { return (id[uint8](4) ^ 4) })
}

func main() {
	g0 = (id[N0](55) == (id[N0](9)))
L5:
	for i6 := 0; i6 < 1; i6++ {
		show("l7", map[uint8]int{255: i6})
		show("l8", map[uint8]float64{253: 0})
		if id[float64](7/2.0) == (id[float64](0)) {
			continue L5
		}
	}
	show("f0", f0((int(id[uint64](11)) ^ id[int](9223372036854775805))))
	fmt.Println("g0", g0)
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
// l7 map[255:0]
// l8 map[253:0]
// bool
// -1|int16
// f0 [0]
// g0 false
