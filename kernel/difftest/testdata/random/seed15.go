// Made by generate.Program(15, 1).
package main

import (
	"fmt"
	"sort"
	"strings"
)

var fuel, shown = 300, 0

func show(args ...any) {
	if shown++; shown <= 250 {
		fmt.Println(args...)
	}
}

type N0 int64

func (x N0) String() string { return fmt.Sprintf("%v!", int64(x)) }

func (x N0) Twice() N0 { return x + x }

type N1 float64

func (x N1) Twice() N1 { return x + x }

type S0 struct {
	d00 float64
}

func (x S0) String() string { return "a S0" }

type S1 struct {
	b10 uint8
	A11 string
	C12 S0
}

type S2 struct {
	S1
	b20 []N1
	C21 [4]S0
}

func (x S2) String() string { return "a S2" }

type I0 interface{ Rate() string }

func (x N0) Rate() string { return id[string]("a") }

func (x N1) Rate() string { return fmt.Sprintf("%T", round(id[float64](7/2.0))) }

func (x S0) Rate() string { return fmt.Sprintf("[%v]", map[string]string{}) }

func (x S1) Rate() string { return strings.TrimSpace(string(rune('a' + x.b10%26))) }

func main() {
	for _, i2 := range sorted(map[int][1]string{1: [1]string{}, 2: [1]string{id[string]("héé")}}) {
		_ = i2
		var i2 []map[bool]uint8
		_ = i2
	}
	if v3 := (id[float64](0.5) + 0.1) < id[float64](0); v3 || (id[int32](11) >= -87 && v3) {
		var v4 I0 = I0(id[N0](6))
		_ = v4
	} else if v3 {
		fmt.Printf("%T\n", S1{b10: uint8(uint32(id[uint32](89))), C12: S0{d00: (id[float64](1) - id[float64](1))}})
	} else if uint32(func() uint32 { return id[uint32](23) }()) >= uint32(id[int32](-11)) {
		var v5 I0 = I0(id[N1](-2.25))
		show("l6", append([]int32{id[int32](-7), id[int32](40)}, id[int32](1)<<(id[uint8](4)&7)))
		_ = v5
	} else if ((id[uint](17) * id[uint](82)) + id[uint](36)) == id[uint](18446744073709551613) {
		v3 := map[int32]S1{-7: S1{6, "", S0{}}, -2: S1{id[uint8](9), "a", S0{}}, -4: S1{id[uint8](254), "q\n", S0{d00: id[float64](3)}}}
		v7 := [2]uint{18446744073709551614, min(id[uint](2), (id[uint](92) ^ id[uint](18446744073709551614)))}
		_ = v3
		_ = v7
	} else {
		fmt.Println([][]S1{}, (id[int](2) * (id[int](5) - id[int](4))))
	}
}

func id[T any](x T) T { return x }

func round(f float64) int {
	if f != f || f > 1e9 || f < -1e9 {
		return -1
	}
	return int(f)
}

func sorted[K int | string | uint8, V any](m map[K]V) []K {
	var ks []K
	for k := range m {
		ks = append(ks, k)
	}
	sort.Slice(ks, func(i, j int) bool { return ks[i] < ks[j] })
	return ks
}

// Output:
// [] 2
