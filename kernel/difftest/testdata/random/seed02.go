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
	ch1 := make(chan int, 1)
	ch1 <- 40
	select {
	case x, ok := <-ch1:
		show("ch1", x, ok)
	default:
		a0++
	}
	fmt.Printf("%v\n", I0(S1{A10: S0{C00: map[bool]N0{true: 3}}, b11: id[uint32](4294967293), C12: map[string]bool{}}))
	return (round(a0) - r)
}

func main() {
	var v2 uint8
	var v3 any = any(id[int](3))
	switch t4 := any(S1{A10: S0{map[bool]N0{true: id[N0](10)}}, b11: 9}).(type) {
	case map[bool]bool:
		show("map[bool]bool", t4)
		fmt.Printf("%8v|\n", float64(id[uint64](4)<<(id[uint64](2)&7)))
	case S0:
		show("S0", t4)
		v5 := []map[uint8]I0{}
		show("l6", t4)
		_ = v5
	case fmt.Stringer:
		show("stringer", t4.String())
	default:
		show("other", t4)
	}
	show("f0", f0(0.5))
	fmt.Println("v2", v2)
	fmt.Println("v3", v3)
}

func id[T any](x T) T { return x }

func round(f float64) int {
	if f != f || f > 1e9 || f < -1e9 {
		return -1
	}
	return int(f)
}

// Output:
// other {{map[]} {map[true:<10>]} 9 map[]}
// ch1 40 true
// {{map[]} {map[true:<3>]} 4294967293 map[]}
// f0 0
// v2 0
// v3 3
