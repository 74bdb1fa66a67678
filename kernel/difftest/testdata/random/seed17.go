// Made by generate.Program(17, 1).
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

type N0 int8

func (x N0) String() string { return fmt.Sprintf("<%v>", int8(x)) }

func (x N0) Twice() N0 { return x + x }

type N1 float64

func (x N1) String() string { return fmt.Sprintf("%v!", float64(x)) }

func (x N1) Twice() N1 { return x + x }

type S0 struct {
	A00 N1
}

func (x S0) String() string { return "a S0" }

type S1 struct {
	d10 uint32
	b11 S0
	d12 []N1
}

func (x S1) String() string { return "a S1" }

type S2 struct {
	S1
	d20 bool
	d21 bool
	d22 []int
}

type I0 interface{ Rate() string }

func (x N0) Rate() string {
	return strconv.Itoa(id[int](9223372036854775807) / (id[int](9223372036854775807) | 1))
}

func (x N1) Rate() string { return fmt.Sprintf("%+v", max(id[int32](2147483646), id[int32](89))) }

func (x S2) Rate() string { return string(rune('a' + (id[uint8](2)&8)%26)) }

var g0 bool = id[bool](false)

func f0(a0 int) (r []uint8) {
	if fuel--; fuel < 0 {
		return
	}
	eo1 := Eo1{Em1: Em1{Eb1: &Eb1{V: float32((id[float32](7/2.0) - id[float32](3)))}}}
	ep1 := eo1
	var ei1 Eo1i = &eo1
	get1, name1 := eo1.Val, ei1.Name
	(&eo1).Set((id[float32](3) - 1)).Set(3)
	eo1.A[1]++
	ep1.Eb1.s = "p"
	show("embedded", eo1.V, ei1.Val(), ei1.Name(), ep1.V, ep1.Name(), eo1.A, ep1.A)
	show(get1(), name1(), (*Eo1).Name(&eo1), Eo1.Val(ep1))
	if w, ok := ei1.(interface{ Val() float32 }); ok {
		show(w.Val())
	}
	if id[int64](4) == (id[int64](2)) {
		a0 |= id[int](9) / ((a0 ^ a0) | 1)
		fmt.Println(id[uint32](9), (max(id[float64](7/2), id[float64](7/2.0)) + max(id[float64](0), id[float64](1e3))))
	} else {
		fmt.Println(S0{-2.25}, id[float64](0.5))
	}
	return []uint8{id[uint8](6)}
}

func main() {
	g0 = (id[uint16](3) == (id[uint16](64)))
	if g0 {
		fmt.Println([][]I0{[]I0{I0(id[N0](66)), I0(S2{d20: g0, d21: g0, d22: []int{-77, id[int](9223372036854775807)}})}}, head(id[string]("q\n"), -id[int](-3)))
		{
			c2 := 0
			var js2 []func() int
		again2:
			if c2 < 3 {
				w := c2 * 3
				js2 = append(js2, func() int { w++; return w })
				c2++
				show("l3", I0(id[N0](2)))
				goto again2
			}
			for _, f := range js2 {
				show(f(), f())
			}
		}
		v4 := S2{S1: S1{d10: 14, b11: S0{A00: id[N1](0)}}, d21: (id[bool](true) && g0), d22: append([]int{id[int](4), 4, 11}, id[int](78)>>(id[uint16](1)&7))}
		_ = v4
	} else {
		show("l5", I0(id[N0](-4)))
		var v6 any = any([]uint64{id[uint64](50)})
		_ = v6
	}
	show("f0", f0(3))
	fmt.Println("g0", g0)
}

func id[T any](x T) T { return x }

type Eb1 struct {
	V float32
	s string
}

func (b Eb1) Val() float32 { return b.V }

func (b *Eb1) Set(x float32) *Eb1 { b.V = x; b.s += "."; return b }

func (b Eb1) Name() string { return "base" + b.s }

type Em1 struct {
	*Eb1
	Extra int
}

func (m Em1) Name() string { return "mid " + m.Eb1.Name() }

type Em1s string

func (s Em1s) String() string { return "<" + string(s) + ">" }

type Eo1 struct {
	Em1
	A [2]int
}

type Eo1i interface {
	Val() float32
	Set(float32) *Eb1
	Name() string
}

func head(s string, n int) string { return s[:uint(n)%uint(len(s)+1)] }

// Output:
// l5 <-4>
// embedded 3 3 mid basep 3 mid basep [0 1] [0 0]
// 0.5 mid basep mid basep 3
// 3
// a S0 0.5
// f0 [6]
// g0 false
