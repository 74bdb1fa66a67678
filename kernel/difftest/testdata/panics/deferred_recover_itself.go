// A deferred call of recover itself recovers in a deferred function, and only there.
package main

import "fmt"

func try(s string, f func()) {
	defer func() { fmt.Println(s, "recovered:", recover()) }()
	f()
	fmt.Println(s, "returned")
}

func quiet() { defer recover() }

type T struct{}

func (T) quiet() { defer recover(); fmt.Println("quiet") }

func main() {
	try("1", func() { defer recover(); panic(1) })
	try("2", func() { defer func() { defer recover() }(); panic(2) })
	try("3", func() { defer quiet(); panic(3) })
	try("4", func() { defer func() { quiet() }(); panic(4) })
	try("5", func() { defer func() { defer func() { defer recover() }() }(); panic(5) })
	try("6", func() { defer T{}.quiet(); panic(6) })
	try("7", func() { defer func() { defer recover(); panic("7b") }(); panic("7a") })
	try("8", func() { defer func() { defer fmt.Println(recover()); defer recover() }(); panic(8) })
	try("9", func() { defer func() { go recover() }(); panic(9) })
	try("10", func() {
		defer func() {
			for range 2 {
				defer recover()
			}
		}()
		panic(10)
	})
	try("11", func() {
		defer func() {
			if false {
				recover()
			}
			defer recover()
		}()
	})
	try("12", func() {
		defer func() { defer func() { fmt.Println("after", recover()) }(); defer recover() }()
		panic(12)
	})
}

// Output:
// 1 recovered: 1
// 2 returned
// 2 recovered: <nil>
// 3 returned
// 3 recovered: <nil>
// 4 recovered: 4
// 5 recovered: 5
// quiet
// 6 returned
// 6 recovered: <nil>
// 7 recovered: 7b
// 8
// 8 returned
// 8 recovered: <nil>
// 9 recovered: 9
// 10 returned
// 10 recovered: <nil>
// 11 returned
// 11 recovered: <nil>
// after <nil>
// 12 returned
// 12 recovered: <nil>
