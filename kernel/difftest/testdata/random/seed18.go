// Made by generate.Program(18, 1).
package main

import "fmt"

var fuel, shown = 300, 0

func show(args ...any) {
	if shown++; shown <= 250 {
		fmt.Println(args...)
	}
}

type N0 int

func (x N0) String() string { return fmt.Sprintf("%v!", int(x)) }

func (x N0) Twice() N0 { return x + x }

type S0 struct {
	C00 int
	A01 []uint8
}

func (x S0) String() string { return "a S0" }

type I0 interface{ Rate() string }

func (x N0) Rate() string {
	return head(id[string]("a"), id[int](9223372036854775806)<<(id[uint32](0)&7))
}

func (x S0) Rate() string { return head(id[string]("a"), (x.C00 | x.C00)) }

var g0 = (late0 != (id[bool](true) && id[bool](true)))

func f0() (r int) {
	if fuel--; fuel < 0 {
		return
	}
	if g0 {
		var r I0 = I0(id[N0](9))
		show("l1", [4]uint{^id[uint](3), 18446744073709551615, (id[uint](4) + 94)})
		v2 := [4]int64{id[int64](-6), 2, 5}
		_ = r
		_ = v2
	}
	return len(string(rune('a' + id[uint8](10)%26)))
}

func main() {
	v3 := S0{C00: 9223372036854775806, A01: []uint8{9, id[uint8](0) >> (id[uint](6) & 7), id[uint8](6)}}
	if int((id[int32](3) & id[int32](-59))) < len(fmt.Sprintf("[%v]", []map[uint8]int16{})) {
		fmt.Println(v3.C00>>(id[uint16](25)&7), min(func() int8 { return id[int8](4) }(), 11))
	} else if g0 {
		fmt.Println(id[N0](-3), (id[uint64](18446744073709551613)&id[uint64](0)) > id[uint64](4))
		show("l4", map[int]S0{11: S0{id[int](-8), v3.A01}, 30: S0{C00: 9223372036854775805}})
		v5 := v3
		_ = v5
	} else if float32(id[int32](-89)) > float32(-id[float64](1e3)) {
		fmt.Printf("%v|%[1]T\n", []I0{I0(id[N0](50)), I0(id[N0](0))})
		fmt.Println(v3.C00, -id[float64](3))
		show("l6", id[string](""))
	} else if id[int64](65)/(id[int64](-65)|1) < id[int64](10) {
		var sum7 func(...float64) float64 = sum
		show(sum7(), sum7(-id[float64](1e3), -id[float64](0.1)), sum7(convert([]bool{}, func(x bool) float64 { return float64(id[int16](32766)) })...))
		fmt.Printf("%T %v\n", sum(float64((id[int64](-56) * id[int64](-9)))), sum([]float64{1, 2}...))
		fmt.Printf("%v\n", append([]bool{(g0 && g0), v3.C00 != v3.C00, (g0 || g0)}, int(v3.C00) > (v3.C00|v3.C00)))
		show("l8", S0{C00: (-v3.C00 - v3.C00), A01: append([]uint8{id[uint8](23), id[uint8](9), id[uint8](22)}, id[uint8](3)>>(id[uint32](0)&7))})
	} else if min(uint64(id[uint16](65535)), id[uint64](61)<<(id[uint8](8)&7)) <= 10 {
		var g0 uint8 = (id[uint8](11)%(id[uint8](9)|1) | id[uint8](254))
		_ = g0
	} else {
		show("l9", (id[float64](1) + 0.1))
		fmt.Printf("%8v|\n", -id[float64](7/2.0))
	}
	show("f0", f0())
	fmt.Println("g0", g0)
	fmt.Println("v3", v3)
}

func head(s string, n int) string { return s[:uint(n)%uint(len(s)+1)] }

func id[T any](x T) T { return x }

var late0 bool = false

type number interface {
	~int | ~int8 | ~int16 | ~int32 | ~int64 | ~uint | ~uint8 | ~uint16 | ~uint32 | ~uint64 | ~float32 | ~float64
}

func sum[T number](xs ...T) (t T) {
	for _, x := range xs {
		t = t*3 + x
	}
	return t
}

func convert[T, U any](xs []T, f func(T) U) []U {
	var out []U
	for _, x := range xs {
		out = append(out, f(x))
	}
	return out
}

// Output:
// 4611686018427387903 4
// l1 [18446744073709551612 18446744073709551615 98 0]
// f0 1
// g0 true
// v3 a S0
