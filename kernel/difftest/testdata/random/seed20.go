// Made by generate.Program(20, 1).
package main

import (
	"fmt"
	"strconv"
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
	d00 []int8
	C01 map[N0]int16
	A02 float64
}

type S1 struct {
	S0
	b10 N0
}

func (x *S1) Bump() { x.b10 += 3 }

func (x S1) Get1() N0 { return x.b10 * 2 }

func f0(a0 [1]bool, a1 map[int32]int) (r string) {
	if fuel--; fuel < 0 {
		return
	}
	defer func() {
		var r S1
		fmt.Printf("%-6v|\n", -r.A02)
	}()
	return
}

func main() {
	if id[bool](true) {
		show("l1", id[N0](39))
		show("l2", uint64(id[uint64](51)))
	}
	show("l3", append([]string{id[string]("xyz") + id[string]("a"), strings.ToUpper(id[string]("xyz")), strconv.Itoa(id[int](13))}, f0([1]bool{id[bool](false)}, map[int32]int{2147483646: id[int](11)})+id[string](`r\w`)+""))
	show("f0", f0([1]bool{id[uint](0) <= id[uint](8)}, map[int32]int{}))
}

func id[T any](x T) T { return x }

// Output:
// l1 N0(39)
// l2 51
// -0    |
// l3 [xyza XYZ 13 r\w]
// -0    |
// f0␣
