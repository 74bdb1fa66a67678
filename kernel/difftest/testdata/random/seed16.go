// Made by generate.Program(16, 1).
package main

import "fmt"

var fuel, shown = 300, 0

func show(args ...any) {
	if shown++; shown <= 250 {
		fmt.Println(args...)
	}
}

type N0 uint16

func (x N0) String() string { return fmt.Sprintf("N0(%v)", uint16(x)) }

func (x N0) Twice() N0 { return x + x }

type N1 float64

func (x N1) String() string { return fmt.Sprintf("%v!", float64(x)) }

func (x N1) Twice() N1 { return x + x }

type S0 struct {
	b00 N0
}

func (x *S0) Bump() { x.b00 += 3 }

func (x S0) Get0() N0 { return x.b00 * 2 }

var g0 int = id[int](-5) / (max(id[int](8), id[int](-2)) | 1)

func f0(a0 map[uint8]N0) (r bool) {
	if fuel--; fuel < 0 {
		return
	}
	a0 = map[uint8]N0{9: (a0[id[uint8](0)] - (a0[uint8(id[int64](11))] ^ a0[min(id[uint8](253), 45)])), 80: min((a0[^id[uint8](15)] &^ a0[uint8(id[int64](4))]), 4)}
	r = (int64(id[int32](10)) + int64(id[int16](74))) == int64(func() uint32 { return id[uint32](96) }())
	var v1 *S0 = &S0{id[N0](5)}
	_ = v1
	return
}

func main() {
	g0 += len(id[string]("") + id[string]("q\n"))
	switch t2 := any(id[bool](true)).(type) {
	case bool:
		show("bool", t2)
		show("l3", convert([]int{g0, -3, g0}, func(x int) S0 { return S0{id[N0](9)} }))
		show("l4", id[N0](4))
		show("l5", append([][4]N1{[4]N1{}, [4]N1{7 / 2.0}}, [4]N1{1e3, id[N1](0.5), 0}))
	case []int:
		show("[]int", t2)
		t2 = append(t2[:len(t2):len(t2)], -5)
		fmt.Println((func() int { return g0 }() * g0 >> (id[uint16](1) & 7)), string(rune('a'+id[uint8](7)%26)))
	case [4]uint64:
		show("[4]uint64", t2)
		show("l6", map[bool]int{true: g0 >> (uint16(id[int32](-2)) & 7)})
	case map[bool][]uint16:
		show("map[bool][]uint16", t2)
		t2 = map[bool][]uint16{}
		fmt.Printf("%+v\n", (-id[float64](7/2.0) + (id[float64](7/2) / func() float64 { return id[float64](3) }())))
	default:
		show("other", t2)
	}
	show("f0", f0(map[uint8]N0{2: id[N0](9), 10: id[N0](65535)}))
	fmt.Println("g0", g0)
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
// bool true
// l3 [{9} {9} {9}]
// l4 N0(4)
// l5 [[0! 0! 0! 0!] [3.5! 0! 0! 0!] [1000! 0.5! 0! 0!]]
// f0 false
// g0 2
