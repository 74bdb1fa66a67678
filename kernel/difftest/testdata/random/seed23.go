// Made by generate.Program(23, 1).
package main

import "fmt"

var fuel, shown = 300, 0

func show(args ...any) {
	if shown++; shown <= 250 {
		fmt.Println(args...)
	}
}

type N0 uint16

func (x N0) String() string { return fmt.Sprintf("<%v>", uint16(x)) }

func (x N0) Twice() N0 { return x + x }

type S0 struct {
	A00 bool
	d01 string
	b02 N0
}

func (x *S0) Bump() { x.b02 += 3 }

func (x S0) Get0() N0 { return x.b02 * 2 }

type S1 struct {
	S0
	b10 [1]N0
}

type S2 struct {
	b20 S0
	A21 float32
	A22 [4]S1
}

func main() {
	if len(string(rune('a'+id[uint8](1)%26))) > int((id[uint](18446744073709551615) - id[uint](0))) {
		v1 := keep([]int16{}, func(x int16) bool { return id[bool](false) })
		show("l2", ((id[int](-9) | 0) + id[int](9223372036854775806)<<(id[uint32](4294967295)%(id[uint32](2)|1)&7)))
		_ = v1
	}
}

func id[T any](x T) T { return x }

func keep[T any](xs []T, ok func(T) bool) (out []T) {
	for _, x := range xs {
		if ok(x) {
			out = append(out, x)
		}
	}
	return out
}

// Output:
// l2 9223372036854775797
