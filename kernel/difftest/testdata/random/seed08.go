// Made by generate.Program(8, 1).
package main

import (
	"fmt"
	"slices"
)

var fuel, shown = 300, 0

func show(args ...any) {
	if shown++; shown <= 250 {
		fmt.Println(args...)
	}
}

type N0 uint

func (x N0) String() string { return fmt.Sprintf("N0(%v)", uint(x)) }

func (x N0) Twice() N0 { return x + x }

type S0 struct {
	d00 bool
}

type S1 struct {
	S0
	A10 uint
}

func (x *S1) Bump() { x.A10 += 3 }

func (x S1) Get1() uint { return x.A10 * 2 }

type I0 interface{ Rate() int }

func (x N0) Rate() int { return id[int](9223372036854775805) }

func (x S0) Rate() int { return round(-id[float64](7 / 2.0)) }

func (x S1) Rate() int { return id[int](34) % (int(id[int64](-4)) | 1) }

func main() {
	if v1 := id[string](""); (v1 < fmt.Sprintf("%T", S0{id[bool](true)})+"a") {
		v2 := [][]I0{append([]I0{}, func() I0 { return I0(S0{d00: id[bool](false)}) }())}
		v3 := []I0{}
		_ = v2
		_ = v3
	} else {
		s4 := append([]float64(nil), []float64{}...)
		slices.SortFunc(s4, func(a, b float64) int {
			if a < b {
				return 1
			}
			if a > b {
				return -1
			}
			return 0
		})
		show(s4)
		show("l5", id[int](-10))
		fmt.Printf("%8v|\n", S0{d00: id[bool](false)})
	}
}

func id[T any](x T) T { return x }

func round(f float64) int {
	if f != f || f > 1e9 || f < -1e9 {
		return -1
	}
	return int(f)
}

// Output:
