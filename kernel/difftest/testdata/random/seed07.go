// Made by generate.Program(7, 1).
package main

import "fmt"

var fuel, shown = 300, 0

func show(args ...any) {
	if shown++; shown <= 250 {
		fmt.Println(args...)
	}
}

type N0 int

func (x N0) String() string { return fmt.Sprintf("<%v>", int(x)) }

func (x N0) Twice() N0 { return x + x }

type N1 float64

func (x N1) String() string { return fmt.Sprintf("N1(%v)", float64(x)) }

func (x N1) Twice() N1 { return x + x }

type S0 struct {
	b00 float64
	C01 []string
	d02 int
}

func (x S0) String() string { return "a S0" }

func (x *S0) Bump() { x.d02 += 3 }

func (x S0) Get0() int { return x.d02 * 2 }

type I0 interface{ Rate() int }

func (x N0) Rate() int { return len(func() string { return id[string]("héé") }()) }

func (x N1) Rate() int {
	return (func() int { return id[int](9223372036854775807) }() - (id[int](6) &^ id[int](67)))
}

var g0 float64 = id[float64](1)

func main() {
	func() {
		defer func() { show("recovered", recover()) }()
		v1, v2 := any(id[int](6) % (id[int](85) | 1)).(int)
		fmt.Printf("%+v\n", id[uint64](2)%(uint64(id[int16](32766))|1))
		_ = v1
		_ = v2
		var z3 map[string]int
		z3["x"] = 1
	}()
	g0 *= 0
	fmt.Println("g0", g0)
}

func id[T any](x T) T { return x }

// Output:
// 2
// recovered assignment to entry in nil map
// g0 0
