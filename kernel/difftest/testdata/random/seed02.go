// Made by generate.Program(2, 1).
package main

import (
	"errors"
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
	r += r % (r | 1)
	fmt.Printf("%T\n", []bool{})
	var v1 any = any(S1{S0{C00: map[bool]N0{true: id[N0](3), false: id[N0](11)}}, S0{C00: map[bool]N0{false: id[N0](-17)}}, id[uint32](9), map[string]bool{`r\w`: id[bool](true), "世": id[bool](false)}})
	_ = v1
	return r
}

func main() {
	v2 := S0{C00: map[bool]N0{false: id[N0](-6)}}
	func() {
		defer func() { show("recovered", recover()) }()
		v2 = v2
		var v3 S1
		_ = v3
		panic(fmt.Errorf("wrapped: %w", errors.New(id[string]("世"))))
	}()
	show("f0", f0(1))
	fmt.Println("v2", v2)
}

func id[T any](x T) T { return x }

// Output:
// recovered wrapped: 世
// []bool
// f0 0
// v2 {map[false:<-6>]}
