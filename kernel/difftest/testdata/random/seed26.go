// Made by generate.Program(26, 1).
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

type N0 int32

func (x N0) String() string { return fmt.Sprintf("<%v>", int32(x)) }

func (x N0) Twice() N0 { return x + x }

type S0 struct {
	d00 int
	A01 bool
}

func (x S0) String() string { return "a S0" }

type S1 struct {
	S0
	C10 uint16
}

func (x *S1) Bump() { x.C10 += 3 }

func (x S1) Get1() uint16 { return x.C10 * 2 }

type S2 struct {
	C20 uint64
	C21 int
	b22 S1
}

var g0 uint16 = max(id[uint16](66), id[uint16](65534))

func main() {
	if id[bool](true) {
		show("l1", strconv.Itoa(round(id[float64](7/2))))
		fmt.Println(convert([]uint8{id[uint8](2)}, func(x uint8) S2 { return S2{C20: id[uint64](5), C21: id[int](38)} }), id[int64](56))
		fmt.Printf("%8v|\n", []S0{})
	} else {
		g0 = id[uint16](65533) >> (min(id[uint8](87), (id[uint8](11)&id[uint8](49))) & 7)
		g0 := ^id[int](31)
		g0 = g0 >> ((id[uint](5) % (id[uint](11) | 1) &^ func() uint { return id[uint](10) }()) & 7)
	}
	fmt.Println("g0", g0)
}

func id[T any](x T) T { return x }

func round(f float64) int {
	if f != f || f > 1e9 || f < -1e9 {
		return -1
	}
	return int(f)
}

func convert[T, U any](xs []T, f func(T) U) []U {
	var out []U
	for _, x := range xs {
		out = append(out, f(x))
	}
	return out
}

// Output:
// l1 3
// [{5 38 {{0 false} 0}}] 56
// []|
// g0 65534
