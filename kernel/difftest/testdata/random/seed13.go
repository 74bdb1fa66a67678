// Made by generate.Program(13, 1).
package main

import (
	"fmt"
	"strconv"
)

var fuel, shown = 300, 0

func show(args ...any) {
	if shown++; shown <= 250 {
		fmt.Println(args...)
	}
}

type N0 uint64

func (x N0) String() string { return fmt.Sprintf("N0(%v)", uint64(x)) }

func (x N0) Twice() N0 { return x + x }

type N1 int32

func (x N1) String() string { return fmt.Sprintf("<%v>", int32(x)) }

func (x N1) Twice() N1 { return x + x }

type S0 struct {
	d00 bool
	A01 float64
}

type S1 struct {
	S0
	C10 []int8
	C11 [4]int
	d12 map[bool]int
}

type S2 struct {
	S1
	C20 map[N0]string
	A21 []string
}

var g0 int16 = id[int16](-5)

func f0(a0 map[bool]int, a1 [1]int) {
	if fuel--; fuel < 0 {
		return
	}
	if v1 := strconv.Itoa(a1[0] << (id[uint16](5) & 7)); v1 >= string(rune('a'+(id[uint8](88)+id[uint8](253))%26)) {
		fmt.Println(map[uint8]string{8: `r\w`, 73: v1, 10: "héé"}, (-id[float32](-2.25) / id[float32](0.5)))
		if a0 == nil {
			a0 = map[bool]int{}
		}
		a0[id[bool](false)]--
		var a0 S2
		_ = a0
	}
	return
}

func main() {
	for i3 := range 4 {
		_ = i3
		fmt.Printf("%+v\n", append([][1]S0{[1]S0{S0{A01: id[float64](0.5)}}}, [1]S0{S0{}}))
		v4 := id[uint32](10) >> (id[uint](7) % (uint(id[int16](32766)) | 1) & 7)
		fmt.Println(map[N0]S0{3: S0{A01: id[float64](1)}}, g0)
		_ = v4
	}
	f0(map[bool]int{}, [1]int{})
	fmt.Println("g0", g0)
}

func id[T any](x T) T { return x }

// Output:
// [[{d00:false A01:0.5}] [{d00:false A01:0}]]
// map[N0(3):{false 1}] -5
// [[{d00:false A01:0.5}] [{d00:false A01:0}]]
// map[N0(3):{false 1}] -5
// [[{d00:false A01:0.5}] [{d00:false A01:0}]]
// map[N0(3):{false 1}] -5
// [[{d00:false A01:0.5}] [{d00:false A01:0}]]
// map[N0(3):{false 1}] -5
// g0 -5
