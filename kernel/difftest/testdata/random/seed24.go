// Made by generate.Program(24, 1).
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

type N0 uint16

func (x N0) String() string { return fmt.Sprintf("%v!", uint16(x)) }

func (x N0) Twice() N0 { return x + x }

type S0 struct {
	C00 []string
	C01 []N0
}

type S1 struct {
	S0
	d10 []S0
	A11 []N0
	A12 N0
}

func (x S1) String() string { return "a S1" }

func (x *S1) Bump() { x.A12 += 3 }

func (x S1) Get1() N0 { return x.A12 * 2 }

type S2 struct {
	d20 string
	d21 S0
	b22 []float64
}

type I0 interface{ Rate() float64 }

func (x N0) Rate() float64 { return id[float64](7 / 2.0) }

func (x S0) Rate() float64 { return -id[float64](0) }

func main() {
	switch head(id[string]("世"), max(id[int](11), 9223372036854775806)) + fmt.Sprint(id[string]("xyz")) {
	case "", "xyz", id[string](`r\w`) + id[string]("a"):
		show("l1", S1{S0{[]string{id[string]("xyz"), "世", id[string]("xyz")}, []N0{id[N0](65534)}}, []S0{}, []N0{id[N0](8), id[N0](9), 65535}, 6})
		var v2 []I0
		_ = v2
	case "a", strconv.Itoa(id[int](9223372036854775807)):
		show("l3", convert([]float64{}, func(x float64) []N0 {
			return convert([]float64{7 / 2, id[float64](7 / 2), x}, func(x float64) N0 { return id[N0](10) })
		}))
		show("l4", S2{d20: id[string]("世"), b22: []float64{id[float64](0.1), id[float64](-2.25), id[float64](1)}})
		fallthrough
	case "q\n", "世", string(rune('a' + id[uint8](25)%26)):
		sa5, sb5, sn5 := make(chan float32, 1), make(chan int, 1), chan int(nil)
		for k := range 4 {
			if k&1 == 0 {
				sa5 <- id[float32](7 / 2.0)
			} else {
				sb5 <- k
			}
			select {
			case x := <-sa5:
				show("a", x)
				if k == 2 {
					continue
				}
				show("not two")
			case y, ok := <-sb5:
				show(y, ok)
				if y == 3 {
					break
				}
				show("not three")
			case sn5 <- k:
				show("never")
			case <-sn5:
			}
			show(k)
		}
		close(sa5)
		select {
		case x, ok := <-sa5:
			show(x, ok, len(sb5), cap(sb5))
		case sn5 <- 1:
		}
	}
}

func id[T any](x T) T { return x }

func head(s string, n int) string { return s[:uint(n)%uint(len(s)+1)] }

func convert[T, U any](xs []T, f func(T) U) []U {
	var out []U
	for _, x := range xs {
		out = append(out, f(x))
	}
	return out
}

// Output:
