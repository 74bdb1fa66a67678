// Made by generate.Program(9, 1).
package main

import "fmt"

var fuel, shown = 300, 0

func show(args ...any) {
	if shown++; shown <= 250 {
		fmt.Println(args...)
	}
}

type N0 float64

func (x N0) String() string { return fmt.Sprintf("<%v>", float64(x)) }

func (x N0) Twice() N0 { return x + x }

type S0 struct {
	A00 []float64
}

type S1 struct {
	S0
	b10 []int
	b11 uint
	C12 S0
}

type S2 struct {
	A20 S1
}

type I0 interface{ Rate() float64 }

func (x N0) Rate() float64 { return ((id[float64](0.1) * id[float64](1)) + 3) }

func (x S0) Rate() float64 {
	return ((id[float64](7/2.0) / id[float64](7/2.0)) * float64(id[int](9223372036854775805)))
}

func (x S1) Rate() float64 { return ((id[float64](1) + id[float64](7/2.0)) - -id[float64](7/2)) }

func (x S2) Rate() float64 { return (min(id[float64](7/2), id[float64](1)) + max(id[float64](3), 1)) }

func f0() (r [4]N0) {
	if fuel--; fuel < 0 {
		return
	}
	var v1 any = any(fmt.Sprintf("%v", S0{[]float64{0.1, id[float64](1e3)}}))
	if len(id[string]("a")+id[string](`r\w`)) > (func() int { return id[int](9223372036854775806) }() ^ int(id[int64](0))) {
		show("l2", [][]uint64{[]uint64{id[uint64](9), id[uint64](2)}})
		v3 := (max(id[float32](7/2), id[float32](0.1)) + (float32(id[uint64](6)) * id[float32](7/2)))
		_ = v3
	}
	_ = v1
	return
}

func main() {
	defer func() {
		fmt.Printf("%v\n", I0(S1{S0: S0{[]float64{}}, b10: []int{id[int](6)}, b11: 7}))
		var v4 I0 = I0(max((id[N0](3) + id[N0](7/2.0)), 1e3))
		_ = v4
	}()
	show("f0", f0())
}

func id[T any](x T) T { return x }

// Output:
// f0 [<0> <0> <0> <0>]
// {{[]} [6] 7 {[]}}
