// Made by generate.Program(12, 1).
package main

import "fmt"

var fuel, shown = 300, 0

func show(args ...any) {
	if shown++; shown <= 250 {
		fmt.Println(args...)
	}
}

type N0 int32

func (x N0) Twice() N0 { return x + x }

type N1 uint64

func (x N1) String() string { return fmt.Sprintf("%v!", uint64(x)) }

func (x N1) Twice() N1 { return x + x }

type S0 struct {
	C00 N0
}

func (x S0) String() string { return "a S0" }

func (x *S0) Bump() { x.C00 += 3 }

func (x S0) Get0() N0 { return x.C00 * 2 }

type S1 struct {
	S0
	d10 N0
}

func (x S1) String() string { return "a S1" }

func (x *S1) Bump() { x.d10 += 3 }

func (x S1) Get1() N0 { return x.d10 * 2 }

func main() {
	var fs1 []func() float64
	for i2, xi2 := range count(1) {
		_, _ = i2, xi2
		v3 := float64(max(i2, i2))
		fs1 = append(fs1, func() float64 {
			v3 = v3 + -v3
			fmt.Printf("%v\n", S0{C00: -1})
			show("l4", id[int32](2147483645)>>(id[uint16](4)&7))
			return v3
		})
		v3 = float64((v3 / 1e3))
	}
	for _, f := range fs1 {
		show("fs1", f())
	}
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

// Output:
// count ends 1
// a S0
// l4 134217727
// fs1 0
