// Made by generate.Program(6, 1).
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

type N0 uint

func (x N0) Twice() N0 { return x + x }

type S0 struct {
	A00 N0
}

func (x S0) String() string { return "a S0" }

func (x *S0) Bump() { x.A00 += 3 }

func (x S0) Get0() N0 { return x.A00 * 2 }

type I0 interface{ Rate() int }

func (x N0) Rate() int { return id[int](9223372036854775806) }

func (x S0) Rate() int { return -id[int](-4) }

var g0 bool = id[bool](true)

func f0(a0 []uint8, a1 [2]N0) (r float64) {
	if fuel--; fuel < 0 {
		return
	}
	if !g0 {
		fmt.Printf("%v\n", (float32(id[uint16](11)) - 1e3))
	} else if g0 {
		s1 := append([]int(nil), []int{id[int](-8), round(-id[float64](0.1)), int(min(id[int](9223372036854775805), 7))}...)
		sort.Slice(s1, func(i, j int) bool { return s1[i] > s1[j] })
		show(s1)
		a1 = [2]N0{4}
	}
	return
}

func main() {
	if (id[int32](78) &^ id[int32](3) << (id[uint64](10) & 7)) != -75 {
		fmt.Printf("%v|%[1]T\n", ((id[float64](7/2.0)+id[float64](3))*(id[float64](3)/id[float64](-2.25))) != (float64(id[uint8](255))+(id[float64](0.5)+id[float64](3))))
	} else {
		show("l2", S0{A00: 4})
		g0 = uint16(int16(id[uint64](0))) < id[uint16](6)<<((id[uint16](65534)&id[uint16](5))&7)
		g0 = !g0
	}
	show("f0", f0([]uint8{id[uint8](10)}, [2]N0{id[N0](0)}))
	fmt.Println("g0", g0)
}

func id[T any](x T) T { return x }

func round(f float64) int {
	if f != f || f > 1e9 || f < -1e9 {
		return -1
	}
	return int(f)
}

// Output:
// true|bool
// [7 0 -8]
// f0 0
// g0 true
