// A helper of a deferred function recovers nothing, be it generic or not.
package main

import "fmt"

func helper() any { return recover() }

func gen[T any](v T) { fmt.Println("gen", v, helper()) }

type T struct{}

func (T) M() { fmt.Println("M", helper()) }

type G[V any] struct{ v V }

func (g G[V]) Close() { fmt.Println("Close", g.v, recover()) }

type W[V any] struct{ G[V] }

func main() {
	defer func() { fmt.Println("end", recover()) }()
	func() {
		defer func() { fmt.Println("outer", recover()) }()
		f := gen[int]
		defer f(1)
		panic("a")
	}()
	func() {
		defer func() { fmt.Println("outer", recover()) }()
		defer T{}.M()
		panic("b")
	}()
	func() {
		defer func() { fmt.Println("outer", recover()) }()
		defer W[string]{G[string]{"g"}}.Close()
		panic("c")
	}()
	func() {
		defer func() { fmt.Println("outer", recover()) }()
		f := W[int].Close
		defer f(W[int]{})
		panic("d")
	}()
	func() {
		defer func() { fmt.Println("outer", recover()) }()
		f := (*W[int]).Close
		defer f(&W[int]{})
		panic("e")
	}()
	func() {
		defer func() { fmt.Println("outer", recover()) }()
		defer fmt.Println(helper())
		panic("f")
	}()
	func() {
		defer func() { fmt.Println("outer", recover()) }()
		var f func() = func() { func() { fmt.Println("nested", recover()) }() }
		defer f()
		panic("g")
	}()
}

// Output:
// gen 1 <nil>
// outer a
// M <nil>
// outer b
// Close g c
// outer <nil>
// Close 0 d
// outer <nil>
// Close 0 e
// outer <nil>
// <nil>
// outer f
// nested <nil>
// outer g
// end <nil>
