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
		show("l7", []S0{S0{-5, append([]uint8{id[uint8](1)}, id[uint8](25))}})
		var v8 [1][2]I0
		v3 := round(float64(min(id[float32](1), id[float32](3))))
		_ = v8
		_ = v3
	} else {
		show("l9", ^v3.C00)
	}
	show("f0", f0())
	fmt.Println("g0", g0)
	fmt.Println("v3", v3)
}

func head(s string, n int) string { return s[:uint(n)%uint(len(s)+1)] }

func id[T any](x T) T { return x }

var late0 bool = false

func round(f float64) int {
	if f != f || f > 1e9 || f < -1e9 {
		return -1
	}
	return int(f)
}

// Output:
// 4611686018427387903 4
// l1 [18446744073709551612 18446744073709551615 98 0]
// f0 1
// g0 true
// v3 a S0
