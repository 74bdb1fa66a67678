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
