// Made by generate.Program(2, 1).
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

type N0 int16

func (x N0) String() string { return fmt.Sprintf("<%v>", int16(x)) }

func (x N0) Twice() N0 { return x + x }

type S0 struct {
	C00 map[bool]N0
}

type S1 struct {
	S0
	A10 S0
	b11 uint32
	C12 map[string]bool
}

type I0 interface{ Rate() int }

func (x N0) Rate() int {
	return (id[int](0) >> (id[uint8](9) & 7) * id[int](9223372036854775806) >> (id[uint32](0) & 7))
}

func (x S0) Rate() int { return id[int](9) }

func (x S1) Rate() int { return len(strconv.Itoa(id[int](0))) }

func f0(a0 float64) (r int) {
	if fuel--; fuel < 0 {
		return
	}
	const (
		big1   = 1 << 133
		small1 = big1 >> 109
		ratio1 = 2 / 4.0
		text1  = "世界" + "-1.5"
		rune1  = 'a' + 3
		whole1 = 40 / 5 * 3
		comp1  = (0 + 4i) * (1 - 2i)
		flag1  = big1 > ratio1 && len(text1) > 1
	)
	show(small1, ratio1, float32(ratio1), text1, rune1, string(rune(rune1)), whole1, comp1, flag1, big1/(big1-1))
	var f1 float64 = big1
	show(f1, uint8(small1&255), real(comp1), -7/2, -7%3, 7.0/2, 1/2*3.0, 'x'/2, -5>>1, ^0, ^uint8(3), 1e3, len([...]int{0: 0}))
	switch {
	case (id[bool](true)):
		show("l2", map[string]bool{})
		r, v3 := any(append([]I0{}, func() I0 {
			return I0(S1{S0: S0{C00: map[bool]N0{false: id[N0](-17)}}, A10: S0{map[bool]N0{true: id[N0](10)}}, b11: id[uint32](0)})
		}())).([]I0)
		show("l4", I0(S1{S0: S0{}, A10: S0{C00: map[bool]N0{}}, b11: 61, C12: map[string]bool{}}))
		_ = r
		_ = v3
	case (id[bool](false) && min(id[int32](3), 4) >= 53):
		r, v5 := any(id[uint8](4) % (-id[uint8](11) | 1)).([]int8)
		_ = r
		_ = v5
	}
	return
}

func main() {
	var v6 any = any(I0(S0{C00: map[bool]N0{true: 11}}))
	var fs7 []func() uint16
	for i8, xi8 := range count(2) {
		_, _ = i8, xi8
		v9 := id[uint16](0) << (id[uint64](4) & 7)
		fs7 = append(fs7, func() uint16 {
			i8 = i8 + i8
			c10, d10 := complex(id[float64](1), float64(id[float32](0.1))), complex128(8i)+complex128(complex(float64(id[int32](11)), 1))
			show(c10+d10, c10-d10, c10*d10, -c10, c10 == d10, c10 != c10)
			if d10 != 0 {
				fmt.Printf("%.4g\n", c10/d10)
			}
			c10 *= 2i
			c10 -= complex128(32767)
			show(real(c10), imag(c10), complex128(c10), complex64(d10))
			fmt.Printf("%v %+v %.2f %T %8.1f|%g\n", c10, d10, c10, c10, d10, []complex128{c10, d10})
			k10 := map[complex128]string{c10: "c", 1i: "i"}
			show(k10[c10], len(k10), k10[1i], any(d10) == any(complex(real(d10), 0)))
			return uint16(int32(id[int8](4)))
		})
		v9 = ^v9
	}
	for _, f := range fs7 {
		show("fs7", f())
	}
	fmt.Println([4]string{}, id[int](11)<<(uint16(id[int16](-24))&7))
	show("f0", f0(id[float64](7/2.0)))
	fmt.Println("v6", v6)
}

func id[T any](x T) T { return x }

func count(n int) func(func(int, string) bool) {
	return func(yield func(int, string) bool) {
		defer show("count ends", n)
		for i := range n {
			if !yield(i*i, fmt.Sprint("#", i)) {
				return
			}
		}
	}
}

// Output:
// count ends 2
// (12+9.100000001490116i) (-10-8.899999998509884i) (10.099999986588955+10.100000016391277i) (-1-0.10000000149011612i) false false
// (0.05891-0.03911i)
// -32767.20000000298 2 (-32767.20000000298+2i) (11+9i)
// (-32767.20000000298+2i) (11+9i) (-32767.20+2.00i) complex128 (    11.0    +9.0i)|[(-32767.20000000298+2i) (11+9i)]
// c 2 i false
// fs7 4
// (12+9.100000001490116i) (-10-8.899999998509884i) (10.099999986588955+10.100000016391277i) (-1-0.10000000149011612i) false false
// (0.05891-0.03911i)
// -32767.20000000298 2 (-32767.20000000298+2i) (11+9i)
// (-32767.20000000298+2i) (11+9i) (-32767.20+2.00i) complex128 (    11.0    +9.0i)|[(-32767.20000000298+2i) (11+9i)]
// c 2 i false
// fs7 4
// [   ] 11
// 16777216 0.5 0.5 世界-1.5 100 d 24 (8+4i) true 1
// 1.0889035741470031e+40 0 8 -3 -1 3.5 0 60 -3 -1 252 1000 1
// l2 map[]
// l4 {{map[]} {map[]} 61 map[]}
// f0 0
// v6 {map[true:<11>]}
