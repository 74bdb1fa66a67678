// Made by generate.Program(4, 1).
package main

import "fmt"

var fuel, shown = 300, 0

func show(args ...any) {
	if shown++; shown <= 250 {
		fmt.Println(args...)
	}
}

type N0 int64

func (x N0) String() string { return fmt.Sprintf("<%v>", int64(x)) }

func (x N0) Twice() N0 { return x + x }

type S0 struct {
	C00 bool
	b01 int
}

func (x *S0) Bump() { x.b01 += 3 }

func (x S0) Get0() int { return x.b01 * 2 }

type S1 struct {
	A10 S0
	A11 []int
}

var g0 uint16 = ((id[uint16](10) - id[uint16](11)) &^ 3)

func main() {
	g0 -= g0
	show("l1", S0{id[bool](false), id[int](43)})
	g0 -= g0
	fmt.Println("g0", g0)
}

func id[T any](x T) T { return x }

// Output:
// l1 {false 43}
// g0 0
