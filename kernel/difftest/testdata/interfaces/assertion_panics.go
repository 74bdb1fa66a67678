// The texts of failed type assertions.
package main

import "fmt"

type I interface{ M() }
type J interface {
	M()
	N()
}
type T struct{}

func (T) M() {}

type S string

func try(f func()) {
	defer func() {
		r := recover()
		_, isErr := r.(error)
		fmt.Println(r, isErr)
	}()
	f()
}

func main() {
	var a any = 5
	var i I = T{}
	var n any
	var ni I
	try(func() { _ = a.(string) })
	try(func() { _ = a.(S) })
	try(func() { _ = a.(I) })
	try(func() { _ = i.(J) })
	try(func() { _ = n.(int) })
	try(func() { _ = n.(I) })
	try(func() { _ = ni.(J) })
	try(func() { _ = any(S("x")).(string) })
	try(func() { _ = any(&T{}).(T) })
	try(func() { ni.M() })
}

// Output:
// interface conversion: interface {} is int, not string true
// interface conversion: interface {} is int, not main.S true
// interface conversion: int is not main.I: missing method M true
// interface conversion: main.T is not main.J: missing method N true
// interface conversion: interface {} is nil, not int true
// interface conversion: interface is nil, not main.I true
// interface conversion: interface is nil, not main.J true
// interface conversion: interface {} is main.S, not string true
// interface conversion: interface {} is *main.T, not main.T true
// runtime error: invalid memory address or nil pointer dereference true
