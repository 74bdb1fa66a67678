// Made by generate.Program(27, 1).
package main

import "fmt"

var fuel, shown = 300, 0

func show(args ...any) {
	if shown++; shown <= 250 {
		fmt.Println(args...)
	}
}

type N0 float64

func (x N0) String() string { return fmt.Sprintf("<%v>", float64(x)) }

func (x N0) Twice() N0 { return x + x }

type S0 struct {
	A00 []N0
	b01 []N0
}

type S1 struct {
	S0
	A10 string
}

type I0 interface{ Rate() float64 }

func (x N0) Rate() float64 { return max(id[float64](0), 3) }

func (x S0) Rate() float64 { return (max(id[float64](0.1), 1e3) + -2.25) }

func (x S1) Rate() float64 {
	return ((id[float64](0) / 0.1) / min(id[float64](0.5), id[float64](-2.25)))
}

var g0 int = id[int](-79) >> ((id[uint](10) &^ id[uint](18446744073709551613)) & 7)

func f0(a0 float64, a1 I0) (r []float32) {
	if fuel--; fuel < 0 {
		return
	}
	r = append(r[:len(r):len(r)], min(at(r, round(a0)), -2.25), 1)
	func() {
		defer func() { show("recovered", recover()) }()
		v1 := &a0
		*v1 += a0
		show(a0, *v1)
		fmt.Printf("%T\n", append([][]int{[]int{g0, 11}, []int{0, g0, g0}}, append([]int{g0, g0, g0}, (g0*g0))))
		_ = v1
		var z2 *S0
		_ = z2.b01
		show(z2 == nil)
	}()
	return
}

func main() {
	if !id[bool](true) {
		show("l3", S1{S0: S0{A00: []N0{}}, A10: "世"})
		g0 = round(-id[float64](7 / 2.0))
		v4, v5 := any(id[int16](24)).(N0)
		_ = v4
		_ = v5
	}
	show("f0", f0(-id[float64](7/2.0), I0(S1{S0: S0{[]N0{id[N0](1e3), id[N0](7 / 2.0), id[N0](1)}, []N0{0.5}}, A10: id[string](`r\w`)})))
	fmt.Println("g0", g0)
}

func id[T any](x T) T { return x }

func at[T any](xs []T, i int) (x T) {
	if len(xs) > 0 {
		x = xs[uint(i)%uint(len(xs))]
	}
	return
}

func round(f float64) int {
	if f != f || f > 1e9 || f < -1e9 {
		return -1
	}
	return int(f)
}

// Output:
// -7 -7
// [][]int
// recovered runtime error: invalid memory address or nil pointer dereference
// f0 [-2.25 1]
// g0 -20
