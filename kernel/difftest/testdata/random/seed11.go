// Made by generate.Program(11, 1).
package main

import "fmt"

var fuel, shown = 300, 0

func show(args ...any) {
	if shown++; shown <= 250 {
		fmt.Println(args...)
	}
}

type N0 int8

func (x N0) Twice() N0 { return x + x }

type N1 uint32

func (x N1) Twice() N1 { return x + x }

type S0 struct {
	C00 float32
}

type S1 struct {
	C10 int
	b11 float64
}

type I0 interface{ Rate() int }

func (x N0) Rate() int { return round((id[float64](3) + id[float64](0.5))) }

func (x N1) Rate() int { return id[int](9) }

func (x S0) Rate() int { return id[int](4) }

func f0() (r N0) {
	if fuel--; fuel < 0 {
		return
	}
	show("l1", [4]uint8{(id[uint8](1) | 6), id[uint8](255)})
	func() {
		defer func() { show("recovered", recover()) }()
		show("l2", func() S1 { return S1{C10: round(id[float64](0.1)), b11: -id[float64](7 / 2)} }())
		show("l3", map[int]int8{9: id[int8](11), 0: id[int8](11)})
		z4 := id[int](9) & 0
		show(7 / z4)
	}()
	return r.Twice()
}

func main() {
	v5, v6 := S1{b11: float64(int16(id[uint16](65534)))}, -id[int](-2)
	v5.C10--
	var v7 [2]float64
	show("l8", map[string]map[string]int32{})
	show("f0", f0())
	fmt.Println("v6", v6)
	fmt.Println("v5", v5)
	fmt.Println("v7", v7)
}

func round(f float64) int {
	if f != f || f > 1e9 || f < -1e9 {
		return -1
	}
	return int(f)
}

func id[T any](x T) T { return x }

// Output:
// l8 map[]
// l1 [7 255 0 0]
// l2 {0 -3}
// l3 map[0:11 9:11]
// recovered runtime error: integer divide by zero
// f0 0
// v6 2
// v5 {-1 -2}
// v7 [0 0]
