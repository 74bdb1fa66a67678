// A range clause that assigns to places whose finding makes calls: once in each turn, in order.
package main

import "fmt"

var trace string

func at(k int, p *int) *int { trace += fmt.Sprint("a", k, " "); return p }

func ix(k int) int { trace += fmt.Sprint("i", k, " "); return k }

func seq(yield func(int, int) bool) {
	for i := range 4 {
		if !yield(i, i*i) {
			return
		}
	}
}

type pair struct{ a, b any }

func main() {
	var i, v int
	for *at(1, &i), *at(2, &v) = range []int{5, 6} {
		fmt.Println(i, v)
	}
	fmt.Println(trace)
	trace = ""
	s := []int{0, 0, 0}
	m := map[int]int{}
outer:
	for s[ix(1)], m[ix(2)] = range seq {
		for range 2 {
			if s[1] == 1 {
				continue outer
			}
			if s[1] == 3 {
				break outer
			}
		}
		fmt.Println(s, m)
	}
	fmt.Println(s, m, trace)
	trace = ""
	var p pair
	pp := func(k int) *pair { trace += fmt.Sprint("p", k, " "); return &p }
	for pp(1).a, pp(2).b = range map[string]float64{"x": 1.5} {
		fmt.Printf("%T %v %T %v\n", p.a, p.a, p.b, p.b)
	}
	for _, *at(5, &v) = range [2]int{7, 8} {
		defer fmt.Println("deferred", v)
	}
	for s[ix(0)] = range 3 {
	}
	for s[ix(2)] = range s {
	}
	var r rune
	pr := func() *rune { trace += "r "; return &r }
	for *at(6, &i), *pr() = range "aé" {
		fmt.Print(i, " ", string(r), " ")
	}
	ch := make(chan int, 3)
	ch <- 4
	ch <- 5
	close(ch)
	for s[ix(1)] = range ch {
		fmt.Print(s, " ")
	}
	var u8 uint8
	pu := func() *uint8 { trace += "u "; return &u8 }
	for *pu() = range uint8(3) {
		fmt.Print(u8, " ")
	}
	fmt.Println(s, trace)
	var fs []func() int
	for *at(7, &i) = range 3 {
		fs = append(fs, func() int { return i })
	}
	for _, f := range fs {
		fmt.Print(f(), " ")
	}
	fmt.Println()
	func() {
		defer func() { fmt.Println(recover(), v, trace) }()
		trace = ""
		for s[ix(9)], *at(2, &v) = range []int{77, 78} {
		}
	}()
	func() {
		defer func() { fmt.Println(recover(), v, trace) }()
		trace = ""
		for *at(2, &v), s[ix(9)] = range []int{77, 78} {
		}
	}()
	func() {
		defer func() { fmt.Println(recover(), v, trace) }()
		var np *pair
		for v, np.a = range []int{77, 78} {
		}
	}()
	func() {
		var np *pair
		defer func() { fmt.Println(recover(), v, trace) }()
		for np.a, v = range []int{77, 78} {
		}
	}()
}

// Output:
// 0 5
// 1 6
// a1 a2 a1 a2␣
// [0 0 0] map[2:0]
// [0 2 0] map[2:4]
// [0 3 0] map[2:9] i1 i2 i1 i2 i1 i2 i1 i2␣
// string x float64 1.5
// 0 a 1 é [2 4 2] [2 5 2] 0 1 2 [2 5 2] p1 p2 a5 a5 i0 i0 i0 i2 i2 i2 a6 r a6 r i1 i1 u u u␣
// 2 2 2␣
// runtime error: index out of range [9] with length 3 8 i9 a2␣
// runtime error: index out of range [9] with length 3 0 a2 i9␣
// runtime error: invalid memory address or nil pointer dereference 0 a2 i9␣
// runtime error: invalid memory address or nil pointer dereference 0 a2 i9␣
// deferred 8
// deferred 7
