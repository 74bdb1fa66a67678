// Deferred method values, method expressions and promoted methods recover.
package main

import (
	"fmt"
)

type T struct{}

func (T) Close() { fmt.Println("close", recover()) }

type I interface{ Close() }

func main() {
	func() { defer T{}.Close(); panic(1) }()
	func() { var i I = T{}; defer i.Close(); panic(2) }()
	func() { f := T.Close; defer f(T{}); panic(3) }()
	func() { g := T{}.Close; defer g(); panic(4) }()
	func() { var i I = &T{}; defer i.Close(); panic(5) }()
	func() { type E struct{ T }; defer E{}.Close(); panic(6) }()
	func() {
		type E struct{ I }
		defer func() { fmt.Println("outer", recover()) }()
		defer E{T{}}.Close()
		panic(7)
	}()
}

// Output:
// close 1
// close 2
// close 3
// close 4
// close 5
// close 6
// close 7
// outer <nil>
