// Made by generate.Program(25, 1).
package main

import "fmt"

var fuel, shown = 300, 0

func show(args ...any) {
	if shown++; shown <= 250 {
		fmt.Println(args...)
	}
}

type N0 uint32

func (x N0) Twice() N0 { return x + x }

type N1 int8

func (x N1) String() string { return fmt.Sprintf("%v!", int8(x)) }

func (x N1) Twice() N1 { return x + x }

type S0 struct {
	C00 uint8
	d01 N0
	A02 []uint16
}

var g0 int = func() int { return id[int](9223372036854775806) }()

func main() {
	if (id[float64](7/2)+id[float64](1e3)) != 7/2.0 || id[bool](false) {
		show("l1", S0{C00: id[uint8](4) % (uint8(id[uint32](4)) | 1), A02: []uint16{}})
		ch2 := make(chan uint, 1)
		select {
		case x, ok := <-ch2:
			show("ch2", x, ok)
		default:
			show("l3", S0{id[uint8](89), 4294967295, []uint16{id[uint16](9), 11, id[uint16](9)}})
			show("l4", id[int64](-4)%(int64(id[int16](-2))|1))
			var g0 S0 = S0{4, id[N0](0) % (min(id[N0](4), id[N0](0)) | 1), []uint16{5}}
			_ = g0
		}
	}
	fmt.Println("g0", g0)
}

func id[T any](x T) T { return x }

// Output:
// l1 {4 0 []}
// l3 {89 4294967295 [9 11 9]}
// l4 0
// g0 9223372036854775806
