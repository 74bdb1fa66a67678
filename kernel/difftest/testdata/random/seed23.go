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
		b1 := box(S1{S0{id[bool](false), id[string]("q\n"), id[N0](65533)}, [1]N0{}})
		b1.Put(S1{S0: S0{A00: id[bool](true), b02: 7}}).Put(S1{S0{id[bool](true), id[string]("q\n"), id[N0](5)}, [1]N0{}})
		show(b1.Get())
		show(b1, fmt.Sprintf("%T", b1))
		fmt.Println((id[int](36) >> (id[uint64](18446744073709551613) & 7) &^ id[int](9)), (len(id[string]("")) ^ 9223372036854775807))
	} else {
		v2 := map[bool]map[bool]N0{}
		_ = v2
	}
}

func id[T any](x T) T { return x }

type Box[T any] struct {
	V T
	n int
}

func (b Box[T]) Get() (T, int) { return b.V, b.n }

func (b *Box[T]) Put(x T) *Box[T] {
	b.V = x
	b.n++
	return b
}

func box[T any](x T) Box[T] { return Box[T]{V: x} }

// Output:
// {{true q
//  5} [0]} 2
// {{{true q
//  5} [0]} 2} main.Box[main.S1]
// 0 9223372036854775807
