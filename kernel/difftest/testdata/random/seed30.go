// Made by generate.Program(30, 1).
package main

import "fmt"

var fuel, shown = 300, 0

func show(args ...any) {
	if shown++; shown <= 250 {
		fmt.Println(args...)
	}
}

type N0 int

func (x N0) Twice() N0 { return x + x }

type S0 struct {
	A00 string
	A01 [2]bool
	d02 float64
}

type S1 struct {
	S0
	b10 S0
	b11 string
}

type S2 struct {
	d20 []S1
	d21 S0
	C22 map[string]string
}

func f0(a0 []int, a1 []int) (r int) {
	if fuel--; fuel < 0 {
		return
	}
	v1 := float64(uint16(min(id[int64](0), id[int64](2))))
	func() {
		defer func() { show("recovered", recover()) }()
		show("l2", map[string]int8{"héé": id[int8](-8), "": id[int8](8), "q\n": id[int8](8)})
		z3 := id[int](89) & 0
		show(7 / z3)
	}()
	_ = v1
	return
}

func main() {
	ch4 := make(chan uint16, 0)
	go func(x, y uint16) {
		defer close(ch4)
		ch4 <- x
		ch4 <- y
	}(id[uint16](0)%(id[uint16](7)%(id[uint16](3)|1)|1), id[uint16](32))
	for x := range ch4 {
		show("ch4", x)
	}
	v5, v6 := (id[uint](9) + id[uint](3)%(id[uint](1)%(id[uint](11)|1)|1)), head(id[string]("héé"), (id[int](-10)^id[int](0)))
	fmt.Printf("%8v|\n", [4]bool{})
	v5 -= v5
	show("f0", f0(append([]int{}, id[int](60)), append([]int{}, -27)))
	fmt.Println("v6", v6)
	fmt.Println("v5", v5)
}

func id[T any](x T) T { return x }

func head(s string, n int) string { return s[:uint(n)%uint(len(s)+1)] }

// Output:
// ch4 0
// ch4 32
// [   false    false    false    false]|
// l2 map[:8 héé:-8 q
// :8]
// recovered runtime error: integer divide by zero
// f0 0
// v6␣
// v5 0
