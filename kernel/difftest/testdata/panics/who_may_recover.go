// Which calls of recover recover.
package main

import (
	"fmt"
	"runtime"
)

func try(s string, f func()) {
	defer func() { fmt.Println(s, "recovered:", recover()) }()
	f()
	fmt.Println(s, "returned")
}
func helper() any { return recover() }

type T struct{ n int }

func (t T) rec()   { fmt.Println("rec", recover()) }
func (t *T) prec() { fmt.Println("prec", recover(), t.n) }

type R interface{ rec() }

func main() {
	try("1", func() { defer recover(); panic(1) })
	try("2", func() { defer func() { defer recover() }(); panic(2) })
	try("3", func() { defer func() { recover() }(); panic(3) })
	try("4", func() { defer func() { func() { recover() }() }(); panic(4) })
	try("5", func() { defer func() { helper() }(); panic(5) })
	try("6", func() { defer helper(); panic(6) })
	try("7", func() { defer T{1}.rec(); panic(7) })
	try("8", func() { defer (&T{1}).rec(); panic(8) })
	try("9", func() { t := &T{1}; defer t.prec(); panic(9) })
	try("10", func() { var r R = T{1}; defer r.rec(); panic(10) })
	try("11", func() { var r R = &T{1}; defer r.rec(); panic(11) })
	try("12", func() { f := T{1}.rec; defer f(); panic(12) })
	try("13", func() { defer T.rec(T{}); panic(13) })
	try("14", func() { defer (*T).rec(&T{}); panic(14) })
	try("15", func() { defer R.rec(T{}); panic(15) })
	try("16", func() { defer panic("second"); panic(16) })
	try("17", func() { defer func() { panic(fmt.Sprint("re", recover())) }(); panic(17) })
	try("18", func() { var f func(); defer f(); fmt.Println("before") })
	try("19", func() { defer func() { fmt.Println(recover(), recover()) }(); panic(19) })
	try("20", func() {
		defer func() {
			defer func() { fmt.Println("inner", recover()) }()
			fmt.Println("outer", recover())
			panic("20b")
		}()
		panic("20a")
	})
	try("21", func() {
		defer func() {
			func() {
				defer func() { fmt.Println("in", recover()) }()
				panic("21b")
			}()
			fmt.Println("out", recover())
		}()
		panic("21a")
	})
	try("22", func() {
		for i := range 3 {
			defer func() {
				if i == 1 {
					fmt.Println("i1", recover())
				} else if i == 0 {
					panic("from 0")
				}
			}()
		}
		panic(22)
	})
	try("23", func() {
		c := make(chan int, 1)
		m := map[string]int{"a": 1, "b": 2}
		a, b := []int{1, 2, 3}, []int{9}
		func() {
			defer close(c)
			defer delete(m, "a")
			defer copy(a, b)
			defer clear(b)
			defer print("")
			c <- 1
		}()
		_, ok := <-c
		_, ok2 := <-c
		fmt.Println(ok, ok2, m, a, b)
	})
	done := make(chan bool)
	go func() {
		defer close(done)
		defer func() { fmt.Println("goexit", recover()) }()
		func() {
			defer fmt.Println("deferred in goexit")
			runtime.Goexit()
		}()
		fmt.Println("never")
	}()
	<-done
	try("24", func() { defer func() { defer func() { recover() }(); panic("b") }(); panic("a") })
	try("25", func() {
		defer func() {
			e := recover()
			fmt.Printf("%T %v\n", e, e)
			_, ok := e.(runtime.Error)
			fmt.Println(ok)
		}()
		panic(nil)
	})
	try("26", func() { func() { defer func() { recover() }(); var m map[int]int; m[1]++ }(); panic("after") })
	try("27", func() {
		x := 5
		defer fmt.Println("x", x, func() int { x++; return x }())
		defer func(f func() int) { fmt.Println(f()) }(func() int { x *= 2; return x })
		x = 50
	})
	try("28", func() {
		defer func() { fmt.Println(helper2()) }()
		panic(28)
	})
}
func helper2() (r any) {
	defer func() { r = recover() }()
	return nil
}

// Output:
// 1 recovered: 1
// 2 returned
// 2 recovered: <nil>
// 3 returned
// 3 recovered: <nil>
// 4 recovered: 4
// 5 recovered: 5
// 6 returned
// 6 recovered: <nil>
// rec 7
// 7 returned
// 7 recovered: <nil>
// rec 8
// 8 returned
// 8 recovered: <nil>
// prec 9 1
// 9 returned
// 9 recovered: <nil>
// rec 10
// 10 returned
// 10 recovered: <nil>
// rec 11
// 11 returned
// 11 recovered: <nil>
// rec 12
// 12 returned
// 12 recovered: <nil>
// rec 13
// 13 returned
// 13 recovered: <nil>
// rec 14
// 14 returned
// 14 recovered: <nil>
// rec 15
// 15 returned
// 15 recovered: <nil>
// 16 recovered: second
// 17 recovered: re17
// before
// 18 recovered: runtime error: invalid memory address or nil pointer dereference
// 19 <nil>
// 19 returned
// 19 recovered: <nil>
// outer 20a
// inner 20b
// 20 returned
// 20 recovered: <nil>
// in 21b
// out 21a
// 21 returned
// 21 recovered: <nil>
// i1 22
// 22 recovered: from 0
// true false map[b:2] [0 2 3] [0]
// 23 returned
// 23 recovered: <nil>
// deferred in goexit
// goexit <nil>
// 24 recovered: a
// *runtime.PanicNilError panic called with nil argument
// true
// 25 returned
// 25 recovered: <nil>
// 26 recovered: after
// 100
// x 6 6
// 27 returned
// 27 recovered: <nil>
// <nil>
// 28 recovered: 28
