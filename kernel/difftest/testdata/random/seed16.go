// Made by generate.Program(16, 1).
package main

import "fmt"

var fuel, shown = 300, 0

func show(args ...any) {
	if shown++; shown <= 250 {
		fmt.Println(args...)
	}
}

type N0 uint16

func (x N0) String() string { return fmt.Sprintf("N0(%v)", uint16(x)) }

func (x N0) Twice() N0 { return x + x }

type N1 float64

func (x N1) String() string { return fmt.Sprintf("%v!", float64(x)) }

func (x N1) Twice() N1 { return x + x }

type S0 struct {
	b00 N0
}

func (x *S0) Bump() { x.b00 += 3 }

func (x S0) Get0() N0 { return x.b00 * 2 }

var g0 int = id[int](-5) / (max(id[int](8), id[int](-2)) | 1)

func f0(a0 map[uint8]N0) (r bool) {
	if fuel--; fuel < 0 {
		return
	}
	var v1 uint32
	if !r && r {
		show("l2", [1]int{})
		show("l3", []N0{id[N0](6), a0[uint8(id[uint16](2))], 9})
	} else if func() bool { return r }() {
		a0 := [1]S0{}
		v4 := &g0
		*v4 += 10
		show(g0, *v4)
		_ = a0
		_ = v4
	} else {
		show("l5", S0{b00: (a0[9] - a0[(id[uint8](11)^id[uint8](2))])})
		var v6 [][]int64 = append([][]int64{[]int64{id[int64](43), id[int64](9)}, append([]int64{}, 3), []int64{id[int64](2), id[int64](-11), id[int64](4)}}, []int64{^id[int64](10), max(id[int64](5), id[int64](4)), id[int64](9223372036854775806)})
		v7 := append([][]int{[]int{}}, func() []int { return append([]int{-6, g0, g0}, g0) }())
		_ = v6
		_ = v7
	}
	_ = v1
	return round(id[float64](1)) <= int(v1)
}

func main() {
	v8 := -id[N1](0.1)
	v9 := S0{b00: (id[N0](2) - 0)}
	v10, v11 := any(uint16(id[uint16](65533) << (id[uint16](8) & 7))).(S0)
	show("f0", f0(map[uint8]N0{6: id[N0](65534)}))
	fmt.Println("g0", g0)
	fmt.Println("v8", v8)
	fmt.Println("v9", v9)
	fmt.Println("v10", v10)
	fmt.Println("v11", v11)
}

func id[T any](x T) T { return x }

func round(f float64) int {
	if f != f || f > 1e9 || f < -1e9 {
		return -1
	}
	return int(f)
}

// Output:
// l5 {0}
// f0 false
// g0 0
// v8 -0.1!
// v9 {2}
// v10 {0}
// v11 false
