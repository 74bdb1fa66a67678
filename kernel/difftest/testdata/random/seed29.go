// Made by generate.Program(29, 1).
package main

import "fmt"

var fuel, shown = 300, 0

func show(args ...any) {
	if shown++; shown <= 250 {
		fmt.Println(args...)
	}
}

type N0 float64

func (x N0) String() string { return fmt.Sprintf("%v!", float64(x)) }

func (x N0) Twice() N0 { return x + x }

type S0 struct {
	C00 N0
	A01 uint64
	b02 map[int32]int64
}

type S1 struct {
	A10 S0
}

func f0(a0 uint16, a1 S0) (r S0) {
	if fuel--; fuel < 0 {
		return
	}
	var v1 int
	var fs2 []func() uint
	for i3, xi3 := range count(3) {
		_, _ = i3, xi3
		xi3 := id[uint](18446744073709551614) % (min(id[uint](4), 86) | 1)
		fs2 = append(fs2, func() uint {
			v1 = v1 + -i3
			a0 = a0
			return max(xi3, 6)
		})
	}
	for _, f := range fs2 {
		show("fs2", f())
	}
	return
}

func main() {
	fmt.Println(S0{id[N0](0.5), id[uint64](9), map[int32]int64{6: id[int64](8), 7: id[int64](3)}}, (id[uint](58) != (id[uint](4))))
	switch t4 := any((int(id[int8](1)) ^ -4)).(type) {
	case S0:
		show("S0", t4)
		t4.C00 *= t4.C00
		show("l5", S1{t4})
		fmt.Printf("%v|%[1]T\n", func() [][]N0 {
			return convert([]uint{id[uint](18446744073709551614), id[uint](11)}, func(x uint) []N0 { return append([]N0{t4.C00}, 1) })
		}())
	case [4]int:
		show("[4]int", t4)
		show("l6", id[float64](1))
	case fmt.Stringer:
		show("stringer", t4.String())
	default:
		show("other", t4)
	}
	show("f0", f0(id[uint16](11), S0{id[N0](0.5), id[uint64](5) % (id[uint64](89) | 1), map[int32]int64{8: 9223372036854775806}}))
}

func count(n int) func(func(int, string) bool) {
	return func(yield func(int, string) bool) {
		defer show("count ends", n)
		for i := range n {
			if !yield(i*i, fmt.Sprint("#", i)) {
				return
			}
		}
	}
}

func id[T any](x T) T { return x }

func convert[T, U any](xs []T, f func(T) U) []U {
	var out []U
	for _, x := range xs {
		out = append(out, f(x))
	}
	return out
}

// Output:
// {0.5! 9 map[6:8 7:3]} true
// other -3
// count ends 3
// fs2 6
// fs2 6
// fs2 6
// f0 {0! 0 map[]}
