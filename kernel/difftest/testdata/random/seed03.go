// Made by generate.Program(3, 1).
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

type N0 uint64

func (x N0) String() string { return fmt.Sprintf("%v!", uint64(x)) }

func (x N0) Twice() N0 { return x + x }

type N1 uint8

func (x N1) String() string { return fmt.Sprintf("<%v>", uint8(x)) }

func (x N1) Twice() N1 { return x + x }

type S0 struct {
	C00 N0
	d01 int32
	A02 [2]N1
}

func (x S0) String() string { return "a S0" }

type S1 struct {
	S0
	d10 float64
	A11 [4]N1
	A12 []int64
}

type I0 interface{ Rate() string }

func (x N0) Rate() string { return head(id[string]("héé"), func() int { return id[int](64) }()) }

func (x N1) Rate() string { return id[string]("世") }

func (x S0) Rate() string {
	return strings.TrimSpace(id[string](`r\w`)) + func() string { return id[string]("xyz") }()
}

func (x S1) Rate() string { return fmt.Sprint((id[int](-3) + id[int](4))) }

func main() {
	if id[int16](39)%((id[int16](7)*8)|1) > int16(int16(id[uint64](57))) {
		v1, v2 := any(id[uint32](0)).(uint64)
		v3, v4 := id[N0](9), min(max(id[float64](1e3), id[float64](1e3)), 0.1)
		_ = v1
		_ = v2
		_ = v4
		_ = v3
	}
}

func head(s string, n int) string { return s[:uint(n)%uint(len(s)+1)] }

func id[T any](x T) T { return x }

// Output:
