// Made by generate.Program(8, 1).
package main

import (
	"fmt"
	"strings"
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
		v1 = clip(fmt.Sprintf("%v", convert([]uint64{5, id[uint64](11), id[uint64](65)}, func(x uint64) int { return id[int](0) / (id[int](5) | 1) })))
		show("l4", I0(S0{}))
		v1 = clip(strings.TrimSpace(strings.ToUpper(v1)) + "a")
	}
}

func id[T any](x T) T { return x }

func round(f float64) int {
	if f != f || f > 1e9 || f < -1e9 {
		return -1
	}
	return int(f)
}

func clip(s string) string { return s[:min(len(s), 60)] }

func convert[T, U any](xs []T, f func(T) U) []U {
	var out []U
	for _, x := range xs {
		out = append(out, f(x))
	}
	return out
}

// Output:
