// A sync/atomic.Value holds values of one type: two types of the script are two.
package main

import (
	"fmt"
	"sync/atomic"
)

type config struct{ level int }
type other struct{ level int }
type name string

func try(what string, f func()) {
	defer func() {
		if r := recover(); r != nil {
			fmt.Printf("%s: %T %v\n", what, r, r)
		}
	}()
	f()
	fmt.Println(what, "is fine")
}

func main() {
	var v atomic.Value
	fmt.Println(v.Load())
	try("first", func() { v.Store(config{1}) })
	try("same type", func() { v.Store(config{2}) })
	fmt.Println(v.Load().(config).level, v.Load())
	try("another type", func() { v.Store(other{3}) })
	try("a pointer", func() { v.Store(&config{3}) })
	try("a compiled type", func() { v.Store(4) })
	try("nil", func() { v.Store(nil) })
	try("swap", func() { fmt.Println(v.Swap(config{5})) })
	try("swap of another type", func() { v.Swap(name("n")) })
	try("compare and swap", func() { fmt.Println(v.CompareAndSwap(config{5}, config{6}), v.CompareAndSwap(config{5}, config{7})) })
	try("two types", func() { v.CompareAndSwap(other{6}, config{7}) })
	try("another held", func() { v.CompareAndSwap(other{6}, other{7}) })
	fmt.Printf("%T %+v\n", v.Load(), v.Load())
	var w atomic.Value
	w.Store(1)
	try("a script type after an int", func() { w.Store(name("n")) })
}

// Output:
// <nil>
// first is fine
// same type is fine
// 2 {2}
// another type: string sync/atomic: store of inconsistently typed value into Value
// a pointer: string sync/atomic: store of inconsistently typed value into Value
// a compiled type: string sync/atomic: store of inconsistently typed value into Value
// nil: string sync/atomic: store of nil value into Value
// {2}
// swap is fine
// swap of another type: string sync/atomic: swap of inconsistently typed value into Value
// true false
// compare and swap is fine
// two types: string sync/atomic: compare and swap of inconsistently typed values
// another held: string sync/atomic: compare and swap of inconsistently typed value into Value
// main.config {level:6}
// a script type after an int: string sync/atomic: store of inconsistently typed value into Value
