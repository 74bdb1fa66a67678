// The dynamic types of run-time errors, and the error of a failed assertion as what it is.
package main

import (
	"errors"
	"fmt"
	"runtime"
)

type I interface{ M() }
type T struct{}

func try(name string, f func()) {
	defer func() {
		r := recover()
		_, isRT := r.(runtime.Error)
		_, isTA := r.(*runtime.TypeAssertionError)
		var ta *runtime.TypeAssertionError
		err, _ := r.(error)
		fmt.Printf("%s %T %v %v %v %v\n", name, r, r, isRT, isTA, errors.As(err, &ta))
		if ta != nil {
			fmt.Println(ta, ta.Error())
		}
	}()
	f()
}

func main() {
	var s []int
	var p *T
	_ = p
	n := -1
	z := 0
	var x any = T{}
	var i I
	var m map[string]int
	var e any = []int{}
	var ch chan int
	try("index", func() { _ = s[5] })
	try("slice", func() { _ = s[5:] })
	try("toarray", func() { _ = [2]int(s) })
	try("div", func() { _ = 1 / z })
	try("shift", func() { _ = 1 << n })
	try("make", func() { _ = make([]int, n) })
	try("makechan", func() { _ = make(chan int, n) })
	try("nil", func() { var q *struct{ a int }; _ = q.a })
	try("nilfunc", func() { var f func(); f() })
	try("assert", func() { _ = x.(I) })
	try("assert2", func() { _ = x.(int) })
	try("assert3", func() { _ = i.(T2) })
	try("nilmethod", func() { i.M() })
	try("nilmap", func() { m["a"] = 1 })
	try("hash", func() { _ = map[any]int{e: 1} })
	try("hash2", func() { _ = map[any]int{}[e] })
	try("cmp", func() { _ = e == e })
	try("closenil", func() { close(ch) })
	try("closeclosed", func() { ch := make(chan int); close(ch); close(ch) })
	try("sendclosed", func() { ch := make(chan int, 1); close(ch); ch <- 1 })
	try("nilpanic", func() { panic(nil) })
	try("valuemethod", func() { var p *T2; var i I = p; i.M() })
}

type T2 struct{}

func (T2) M() {}

// Output:
// index runtime.boundsError runtime error: index out of range [5] with length 0 true false false
// slice runtime.boundsError runtime error: slice bounds out of range [5:0] true false false
// toarray runtime.boundsError runtime error: cannot convert slice with length 0 to array or pointer to array with length 2 true false false
// div runtime.errorString runtime error: integer divide by zero true false false
// shift runtime.errorString runtime error: negative shift amount true false false
// make runtime.errorString runtime error: makeslice: len out of range true false false
// makechan runtime.plainError makechan: size out of range true false false
// nil runtime.errorString runtime error: invalid memory address or nil pointer dereference true false false
// nilfunc runtime.errorString runtime error: invalid memory address or nil pointer dereference true false false
// assert *runtime.TypeAssertionError interface conversion: main.T is not main.I: missing method M true true true
// interface conversion: main.T is not main.I: missing method M interface conversion: main.T is not main.I: missing method M
// assert2 *runtime.TypeAssertionError interface conversion: interface {} is main.T, not int true true true
// interface conversion: interface {} is main.T, not int interface conversion: interface {} is main.T, not int
// assert3 *runtime.TypeAssertionError interface conversion: main.I is nil, not main.T2 true true true
// interface conversion: main.I is nil, not main.T2 interface conversion: main.I is nil, not main.T2
// nilmethod runtime.errorString runtime error: invalid memory address or nil pointer dereference true false false
// nilmap runtime.plainError assignment to entry in nil map true false false
// hash runtime.errorString runtime error: hash of unhashable type []int true false false
// hash2 maps.unhashableTypeError hash of unhashable type: []int true false false
// cmp runtime.errorString runtime error: comparing uncomparable type []int true false false
// closenil runtime.plainError close of nil channel true false false
// closeclosed runtime.plainError close of closed channel true false false
// sendclosed runtime.plainError send on closed channel true false false
// nilpanic *runtime.PanicNilError panic called with nil argument true false false
// valuemethod runtime.errorString runtime error: invalid memory address or nil pointer dereference true false false
