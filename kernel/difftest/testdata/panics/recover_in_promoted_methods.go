// Methods that recover, promoted, as values, through interfaces and type parameters.
package main

import "fmt"

type T struct{ n int }

func (t T) rec(s string)   { fmt.Println(s, recover()) }
func (t *T) prec(s string) { fmt.Println(s, recover(), t.n) }
func (t T) deep(s string)  { func() { fmt.Println(s, recover()) }() }

type E struct{ *T }
type I interface{ rec(string) }
type W struct{ I }

func try(s string, f func()) {
	defer func() { fmt.Println(s, "left:", recover()) }()
	f()
}
func apply(f func(string))                { defer f("apply"); panic("a") }
func gen[X interface{ rec(string) }](x X) { defer x.rec("gen"); panic("g") }
func main() {
	t := &T{1}
	try("1", func() { defer E{t}.rec("e"); panic(1) })
	try("2", func() { defer E{t}.prec("e"); panic(2) })
	try("3", func() { defer W{t}.rec("w"); panic(3) })
	try("4", func() { defer W{W{E{t}}}.rec("ww"); panic(4) })
	try("5", func() { apply(t.rec) })
	try("6", func() { apply(E{t}.prec) })
	try("7", func() { apply(W{t}.rec) })
	try("8", func() { apply(I(t).rec) })
	try("9", func() { apply(func(s string) { t.rec(s) }) })
	try("10", func() { gen(t) })
	try("11", func() { gen(E{t}) })
	try("12", func() { gen[I](t) })
	try("13", func() { apply(t.deep) })
	try("14", func() { f := (*T).prec; defer f(t, "f"); panic(14) })
	try("15", func() { f := I.rec; defer f(W{t}, "f"); panic(15) })
	try("16", func() { m := map[string]func(string){"a": t.rec}; defer m["a"]("m"); panic(16) })
	try("17", func() {
		for i := range 2 {
			defer t.prec(fmt.Sprint(i))
		}
		panic(17)
	})
	try("18", func() {
		for range func(y func() bool) { y() } {
			defer t.rec("in range")
			panic(18)
		}
	})
	try("19", func() { defer func() { defer t.rec("nested") }(); panic(19) })
	try("20", func() { defer func() { t.rec("called") }(); panic(20) })
}

// Output:
// e 1
// 1 left: <nil>
// e 2 1
// 2 left: <nil>
// w 3
// 3 left: <nil>
// ww 4
// 4 left: <nil>
// apply a
// 5 left: <nil>
// apply a 1
// 6 left: <nil>
// apply a
// 7 left: <nil>
// apply a
// 8 left: <nil>
// apply <nil>
// 9 left: a
// gen g
// 10 left: <nil>
// gen g
// 11 left: <nil>
// gen g
// 12 left: <nil>
// apply <nil>
// 13 left: a
// f 14 1
// 14 left: <nil>
// f 15
// 15 left: <nil>
// m 16
// 16 left: <nil>
// 1 17 1
// 0 <nil> 1
// 17 left: <nil>
// in range 18
// 18 left: <nil>
// nested <nil>
// 19 left: 19
// called <nil>
// 20 left: 20
