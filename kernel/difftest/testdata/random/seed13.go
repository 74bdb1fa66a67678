// Made by generate.Program(13, 1).
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

type N0 uint64

func (x N0) String() string { return fmt.Sprintf("N0(%v)", uint64(x)) }

func (x N0) Twice() N0 { return x + x }

type N1 int32

func (x N1) String() string { return fmt.Sprintf("<%v>", int32(x)) }

func (x N1) Twice() N1 { return x + x }

type S0 struct {
	d00 bool
	A01 float64
}

type S1 struct {
	S0
	C10 []int8
	C11 [4]int
	d12 map[bool]int
}

type S2 struct {
	S1
	C20 map[N0]string
	A21 []string
}

var g0 int16 = id[int16](-5)

func f0(a0 map[bool]int, a1 [1]int) {
	if fuel--; fuel < 0 {
		return
	}
	if v1 := strconv.Itoa(a1[0] << (id[uint16](5) & 7)); v1 >= string(rune('a'+(id[uint8](88)+id[uint8](253))%26)) {
		fmt.Println(map[uint8]string{8: `r\w`, 73: v1, 10: "héé"}, (-id[float32](-2.25) / id[float32](0.5)))
		var v2 S2
		show("l3", N0(a0[(id[uint32](2) != (id[uint32](9)))]))
		_ = v2
	} else {
		show("l4", convert([]int{a0[a0[!id[bool](false)] != -4], a1[0]}, func(x int) []S2 {
			return convert([]float64{id[float64](7 / 2), id[float64](0), id[float64](1)}, func(x float64) S2 {
				return S2{S1{S0{d00: id[bool](false), A01: x}, []int8{2}, [4]int{a1[0]}, a0}, map[N0]string{}, []string{v1, "q\n", v1}}
			})
		}))
	}
	return
}

func main() {
	var v5 [1][4]int8 = [1][4]int8{[4]int8{9, -6}}
	var fs6 []func() float64
	for i7, ci7 := range head(strings.ToUpper(id[string]("世")), 5) {
		_, _ = i7, ci7
		v8 := min(max(id[float64](0.1), id[float64](0.5)), id[float64](0))
		fs6 = append(fs6, func() float64 {
			v8 = v8 + v8
			v8 = -v8
			return -v8
		})
	}
	for _, f := range fs6 {
		show("fs6", f())
	}
	var v9 any
	f0(map[bool]int{true: id[int](8), false: id[int](-3)}, [1]int{})
	fmt.Println("g0", g0)
	fmt.Println("v5", v5)
	fmt.Println("v9", v9)
}

func id[T any](x T) T { return x }

func convert[T, U any](xs []T, f func(T) U) []U {
	var out []U
	for _, x := range xs {
		out = append(out, f(x))
	}
	return out
}

func head(s string, n int) string { return s[:uint(n)%uint(len(s)+1)] }

// Output:
// fs6 0
// l4 [[{{{false 3} [2] [0 0 0 0] map[false:-3 true:8]} map[] [0 q
//  0]} {{{false 0} [2] [0 0 0 0] map[false:-3 true:8]} map[] [0 q
//  0]} {{{false 1} [2] [0 0 0 0] map[false:-3 true:8]} map[] [0 q
//  0]}] [{{{false 3} [2] [0 0 0 0] map[false:-3 true:8]} map[] [0 q
//  0]} {{{false 0} [2] [0 0 0 0] map[false:-3 true:8]} map[] [0 q
//  0]} {{{false 1} [2] [0 0 0 0] map[false:-3 true:8]} map[] [0 q
//  0]}]]
// g0 -5
// v5 [[9 -6 0 0]]
// v9 <nil>
