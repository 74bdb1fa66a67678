// Keys and operands that cannot be hashed or compared are named as the script names their types.
package main

import (
	"fmt"
	"reflect"
	"runtime"
)

type Sl []int
type Mp map[string]Sl
type Fn func(Sl) Mp
type W struct {
	a int
	b any
}
type WW struct {
	w W
	x any
}

func try(f func()) {
	defer func() {
		r := recover()
		_, isRT := r.(runtime.Error)
		fmt.Println(r, isRT)
	}()
	f()
}

func main() {
	bad := []any{Sl{}, Mp{}, Fn(nil), W{1, Sl{}}, W{1, Mp{}}, WW{W{1, 2}, Fn(nil)}, [2]any{1, Sl{}}, [1]W{{1, []Sl{}}}, [1]any{[1]any{map[W]Mp{}}}, struct{ a any }{[]W{}}, [1]struct{ s []Sl }{}, struct{ m Mp }{}, W{1, struct{ f Fn }{}}, W{1, [0]Sl{}}, W{1, [1]any{W{2, Sl{}}}}, &Sl{}}
	for i, b := range bad {
		fmt.Print(i, " ")
		try(func() { m := map[any]int{}; _ = m[b] })
		try(func() { m := map[any]int{1: 1}; _, _ = m[b] })
		try(func() { m := map[any]int{1: 1}; delete(m, b) })
		try(func() { m := map[any]int{}; delete(m, b) })
		try(func() { var m map[any]int; _ = m[b] })
		try(func() { var m map[any]int; delete(m, b) })
		try(func() { var m map[any]int; m[b] = 1 })
		try(func() { m := map[any]int{}; m[b]++ })
		try(func() { _ = map[any]bool{b: true} })
		try(func() { fmt.Print(b == b) })
		try(func() { fmt.Print(b != any(b)) })
		try(func() { fmt.Print(W{1, b} == W{2, b}) })
		try(func() { fmt.Print(W{1, b} == W{1, b}) })
		try(func() { fmt.Print([2]any{b, 1} == [2]any{b, 2}) })
		try(func() { fmt.Print([2]any{1, b} == [2]any{2, b}) })
		try(func() { m := map[W]int{}; m[W{1, b}]++; fmt.Print(len(m)) })
		try(func() { m := map[W]int{{}: 1}; fmt.Print(m[W{1, b}]) })
		try(func() { m := map[[2]any]int{}; fmt.Print(m[[2]any{b, nil}]) })
		try(func() { m := map[interface{ M() }]int{}; fmt.Print(m[nil]) })
		try(func() {
			switch b {
			case 1:
			case b:
				fmt.Print("eq")
			}
		})
		try(func() {
			switch any(1) {
			case b:
			default:
				fmt.Print("ne")
			}
		})
		try(func() { fmt.Print(reflect.DeepEqual(b, b)) })
	}
	var x, y any = W{1, W{2, Sl{}}}, W{1, W{3, Sl{}}}
	try(func() { fmt.Print(x == y) })
	y = W{1, W{2, 5}}
	try(func() { fmt.Print(x == y) })
	x, y = WW{W{1, Sl{}}, 1}, WW{W{1, Sl{}}, 2}
	try(func() { fmt.Print(x == y) })
	try(func() { fmt.Print(x.(WW) == y.(WW)) })
	try(func() { fmt.Print(x == any(3), x == any(W{})) })
}

// Output:
// 0 hash of unhashable type: main.Sl true
// runtime error: hash of unhashable type main.Sl true
// runtime error: hash of unhashable type main.Sl true
// hash of unhashable type: main.Sl true
// hash of unhashable type: main.Sl true
// hash of unhashable type: main.Sl true
// assignment to entry in nil map true
// runtime error: hash of unhashable type main.Sl true
// runtime error: hash of unhashable type main.Sl true
// runtime error: comparing uncomparable type main.Sl true
// runtime error: comparing uncomparable type main.Sl true
// false<nil> false
// runtime error: comparing uncomparable type main.Sl true
// runtime error: comparing uncomparable type main.Sl true
// false<nil> false
// runtime error: hash of unhashable type main.Sl true
// runtime error: hash of unhashable type main.Sl true
// hash of unhashable type: main.Sl true
// 0<nil> false
// runtime error: comparing uncomparable type main.Sl true
// ne<nil> false
// true<nil> false
// 1 hash of unhashable type: main.Mp true
// runtime error: hash of unhashable type main.Mp true
// runtime error: hash of unhashable type main.Mp true
// hash of unhashable type: main.Mp true
// hash of unhashable type: main.Mp true
// hash of unhashable type: main.Mp true
// assignment to entry in nil map true
// runtime error: hash of unhashable type main.Mp true
// runtime error: hash of unhashable type main.Mp true
// runtime error: comparing uncomparable type main.Mp true
// runtime error: comparing uncomparable type main.Mp true
// false<nil> false
// runtime error: comparing uncomparable type main.Mp true
// runtime error: comparing uncomparable type main.Mp true
// false<nil> false
// runtime error: hash of unhashable type main.Mp true
// runtime error: hash of unhashable type main.Mp true
// hash of unhashable type: main.Mp true
// 0<nil> false
// runtime error: comparing uncomparable type main.Mp true
// ne<nil> false
// true<nil> false
// 2 hash of unhashable type: main.Fn true
// runtime error: hash of unhashable type main.Fn true
// runtime error: hash of unhashable type main.Fn true
// hash of unhashable type: main.Fn true
// hash of unhashable type: main.Fn true
// hash of unhashable type: main.Fn true
// assignment to entry in nil map true
// runtime error: hash of unhashable type main.Fn true
// runtime error: hash of unhashable type main.Fn true
// runtime error: comparing uncomparable type main.Fn true
// runtime error: comparing uncomparable type main.Fn true
// false<nil> false
// runtime error: comparing uncomparable type main.Fn true
// runtime error: comparing uncomparable type main.Fn true
// false<nil> false
// runtime error: hash of unhashable type main.Fn true
// runtime error: hash of unhashable type main.Fn true
// hash of unhashable type: main.Fn true
// 0<nil> false
// runtime error: comparing uncomparable type main.Fn true
// ne<nil> false
// true<nil> false
// 3 hash of unhashable type: main.Sl true
// runtime error: hash of unhashable type main.Sl true
// runtime error: hash of unhashable type main.Sl true
// hash of unhashable type: main.Sl true
// hash of unhashable type: main.Sl true
// hash of unhashable type: main.Sl true
// assignment to entry in nil map true
// runtime error: hash of unhashable type main.Sl true
// runtime error: hash of unhashable type main.Sl true
// runtime error: comparing uncomparable type main.Sl true
// runtime error: comparing uncomparable type main.Sl true
// false<nil> false
// runtime error: comparing uncomparable type main.Sl true
// runtime error: comparing uncomparable type main.Sl true
// false<nil> false
// runtime error: hash of unhashable type main.Sl true
// runtime error: hash of unhashable type main.Sl true
// hash of unhashable type: main.Sl true
// 0<nil> false
// runtime error: comparing uncomparable type main.Sl true
// ne<nil> false
// true<nil> false
// 4 hash of unhashable type: main.Mp true
// runtime error: hash of unhashable type main.Mp true
// runtime error: hash of unhashable type main.Mp true
// hash of unhashable type: main.Mp true
// hash of unhashable type: main.Mp true
// hash of unhashable type: main.Mp true
// assignment to entry in nil map true
// runtime error: hash of unhashable type main.Mp true
// runtime error: hash of unhashable type main.Mp true
// runtime error: comparing uncomparable type main.Mp true
// runtime error: comparing uncomparable type main.Mp true
// false<nil> false
// runtime error: comparing uncomparable type main.Mp true
// runtime error: comparing uncomparable type main.Mp true
// false<nil> false
// runtime error: hash of unhashable type main.Mp true
// runtime error: hash of unhashable type main.Mp true
// hash of unhashable type: main.Mp true
// 0<nil> false
// runtime error: comparing uncomparable type main.Mp true
// ne<nil> false
// true<nil> false
// 5 hash of unhashable type: main.Fn true
// runtime error: hash of unhashable type main.Fn true
// runtime error: hash of unhashable type main.Fn true
// hash of unhashable type: main.Fn true
// hash of unhashable type: main.Fn true
// hash of unhashable type: main.Fn true
// assignment to entry in nil map true
// runtime error: hash of unhashable type main.Fn true
// runtime error: hash of unhashable type main.Fn true
// runtime error: comparing uncomparable type main.Fn true
// runtime error: comparing uncomparable type main.Fn true
// false<nil> false
// runtime error: comparing uncomparable type main.Fn true
// runtime error: comparing uncomparable type main.Fn true
// false<nil> false
// runtime error: hash of unhashable type main.Fn true
// runtime error: hash of unhashable type main.Fn true
// hash of unhashable type: main.Fn true
// 0<nil> false
// runtime error: comparing uncomparable type main.Fn true
// ne<nil> false
// true<nil> false
// 6 hash of unhashable type: main.Sl true
// runtime error: hash of unhashable type main.Sl true
// runtime error: hash of unhashable type main.Sl true
// hash of unhashable type: main.Sl true
// hash of unhashable type: main.Sl true
// hash of unhashable type: main.Sl true
// assignment to entry in nil map true
// runtime error: hash of unhashable type main.Sl true
// runtime error: hash of unhashable type main.Sl true
// runtime error: comparing uncomparable type main.Sl true
// runtime error: comparing uncomparable type main.Sl true
// false<nil> false
// runtime error: comparing uncomparable type main.Sl true
// runtime error: comparing uncomparable type main.Sl true
// false<nil> false
// runtime error: hash of unhashable type main.Sl true
// runtime error: hash of unhashable type main.Sl true
// hash of unhashable type: main.Sl true
// 0<nil> false
// runtime error: comparing uncomparable type main.Sl true
// ne<nil> false
// true<nil> false
// 7 hash of unhashable type: []main.Sl true
// runtime error: hash of unhashable type []main.Sl true
// runtime error: hash of unhashable type []main.Sl true
// hash of unhashable type: []main.Sl true
// hash of unhashable type: []main.Sl true
// hash of unhashable type: []main.Sl true
// assignment to entry in nil map true
// runtime error: hash of unhashable type []main.Sl true
// runtime error: hash of unhashable type []main.Sl true
// runtime error: comparing uncomparable type []main.Sl true
// runtime error: comparing uncomparable type []main.Sl true
// false<nil> false
// runtime error: comparing uncomparable type []main.Sl true
// runtime error: comparing uncomparable type []main.Sl true
// false<nil> false
// runtime error: hash of unhashable type []main.Sl true
// runtime error: hash of unhashable type []main.Sl true
// hash of unhashable type: []main.Sl true
// 0<nil> false
// runtime error: comparing uncomparable type []main.Sl true
// ne<nil> false
// true<nil> false
// 8 hash of unhashable type: map[main.W]main.Mp true
// runtime error: hash of unhashable type map[main.W]main.Mp true
// runtime error: hash of unhashable type map[main.W]main.Mp true
// hash of unhashable type: map[main.W]main.Mp true
// hash of unhashable type: map[main.W]main.Mp true
// hash of unhashable type: map[main.W]main.Mp true
// assignment to entry in nil map true
// runtime error: hash of unhashable type map[main.W]main.Mp true
// runtime error: hash of unhashable type map[main.W]main.Mp true
// runtime error: comparing uncomparable type map[main.W]main.Mp true
// runtime error: comparing uncomparable type map[main.W]main.Mp true
// false<nil> false
// runtime error: comparing uncomparable type map[main.W]main.Mp true
// runtime error: comparing uncomparable type map[main.W]main.Mp true
// false<nil> false
// runtime error: hash of unhashable type map[main.W]main.Mp true
// runtime error: hash of unhashable type map[main.W]main.Mp true
// hash of unhashable type: map[main.W]main.Mp true
// 0<nil> false
// runtime error: comparing uncomparable type map[main.W]main.Mp true
// ne<nil> false
// true<nil> false
// 9 hash of unhashable type: []main.W true
// runtime error: hash of unhashable type []main.W true
// runtime error: hash of unhashable type []main.W true
// hash of unhashable type: []main.W true
// hash of unhashable type: []main.W true
// hash of unhashable type: []main.W true
// assignment to entry in nil map true
// runtime error: hash of unhashable type []main.W true
// runtime error: hash of unhashable type []main.W true
// runtime error: comparing uncomparable type []main.W true
// runtime error: comparing uncomparable type []main.W true
// false<nil> false
// runtime error: comparing uncomparable type []main.W true
// runtime error: comparing uncomparable type []main.W true
// false<nil> false
// runtime error: hash of unhashable type []main.W true
// runtime error: hash of unhashable type []main.W true
// hash of unhashable type: []main.W true
// 0<nil> false
// runtime error: comparing uncomparable type []main.W true
// ne<nil> false
// true<nil> false
// 10 hash of unhashable type: [1]struct { s []main.Sl } true
// runtime error: hash of unhashable type [1]struct { s []main.Sl } true
// runtime error: hash of unhashable type [1]struct { s []main.Sl } true
// hash of unhashable type: [1]struct { s []main.Sl } true
// hash of unhashable type: [1]struct { s []main.Sl } true
// hash of unhashable type: [1]struct { s []main.Sl } true
// assignment to entry in nil map true
// runtime error: hash of unhashable type [1]struct { s []main.Sl } true
// runtime error: hash of unhashable type [1]struct { s []main.Sl } true
// runtime error: comparing uncomparable type [1]struct { s []main.Sl } true
// runtime error: comparing uncomparable type [1]struct { s []main.Sl } true
// false<nil> false
// runtime error: comparing uncomparable type [1]struct { s []main.Sl } true
// runtime error: comparing uncomparable type [1]struct { s []main.Sl } true
// false<nil> false
// runtime error: hash of unhashable type [1]struct { s []main.Sl } true
// runtime error: hash of unhashable type [1]struct { s []main.Sl } true
// hash of unhashable type: [1]struct { s []main.Sl } true
// 0<nil> false
// runtime error: comparing uncomparable type [1]struct { s []main.Sl } true
// ne<nil> false
// true<nil> false
// 11 hash of unhashable type: struct { m main.Mp } true
// runtime error: hash of unhashable type struct { m main.Mp } true
// runtime error: hash of unhashable type struct { m main.Mp } true
// hash of unhashable type: struct { m main.Mp } true
// hash of unhashable type: struct { m main.Mp } true
// hash of unhashable type: struct { m main.Mp } true
// assignment to entry in nil map true
// runtime error: hash of unhashable type struct { m main.Mp } true
// runtime error: hash of unhashable type struct { m main.Mp } true
// runtime error: comparing uncomparable type struct { m main.Mp } true
// runtime error: comparing uncomparable type struct { m main.Mp } true
// false<nil> false
// runtime error: comparing uncomparable type struct { m main.Mp } true
// runtime error: comparing uncomparable type struct { m main.Mp } true
// false<nil> false
// runtime error: hash of unhashable type struct { m main.Mp } true
// runtime error: hash of unhashable type struct { m main.Mp } true
// hash of unhashable type: struct { m main.Mp } true
// 0<nil> false
// runtime error: comparing uncomparable type struct { m main.Mp } true
// ne<nil> false
// true<nil> false
// 12 hash of unhashable type: struct { f main.Fn } true
// runtime error: hash of unhashable type struct { f main.Fn } true
// runtime error: hash of unhashable type struct { f main.Fn } true
// hash of unhashable type: struct { f main.Fn } true
// hash of unhashable type: struct { f main.Fn } true
// hash of unhashable type: struct { f main.Fn } true
// assignment to entry in nil map true
// runtime error: hash of unhashable type struct { f main.Fn } true
// runtime error: hash of unhashable type struct { f main.Fn } true
// runtime error: comparing uncomparable type struct { f main.Fn } true
// runtime error: comparing uncomparable type struct { f main.Fn } true
// false<nil> false
// runtime error: comparing uncomparable type struct { f main.Fn } true
// runtime error: comparing uncomparable type struct { f main.Fn } true
// false<nil> false
// runtime error: hash of unhashable type struct { f main.Fn } true
// runtime error: hash of unhashable type struct { f main.Fn } true
// hash of unhashable type: struct { f main.Fn } true
// 0<nil> false
// runtime error: comparing uncomparable type struct { f main.Fn } true
// ne<nil> false
// true<nil> false
// 13 hash of unhashable type: [0]main.Sl true
// runtime error: hash of unhashable type [0]main.Sl true
// runtime error: hash of unhashable type [0]main.Sl true
// hash of unhashable type: [0]main.Sl true
// hash of unhashable type: [0]main.Sl true
// hash of unhashable type: [0]main.Sl true
// assignment to entry in nil map true
// runtime error: hash of unhashable type [0]main.Sl true
// runtime error: hash of unhashable type [0]main.Sl true
// runtime error: comparing uncomparable type [0]main.Sl true
// runtime error: comparing uncomparable type [0]main.Sl true
// false<nil> false
// runtime error: comparing uncomparable type [0]main.Sl true
// runtime error: comparing uncomparable type [0]main.Sl true
// false<nil> false
// runtime error: hash of unhashable type [0]main.Sl true
// runtime error: hash of unhashable type [0]main.Sl true
// hash of unhashable type: [0]main.Sl true
// 0<nil> false
// runtime error: comparing uncomparable type [0]main.Sl true
// ne<nil> false
// true<nil> false
// 14 hash of unhashable type: main.Sl true
// runtime error: hash of unhashable type main.Sl true
// runtime error: hash of unhashable type main.Sl true
// hash of unhashable type: main.Sl true
// hash of unhashable type: main.Sl true
// hash of unhashable type: main.Sl true
// assignment to entry in nil map true
// runtime error: hash of unhashable type main.Sl true
// runtime error: hash of unhashable type main.Sl true
// runtime error: comparing uncomparable type main.Sl true
// runtime error: comparing uncomparable type main.Sl true
// false<nil> false
// runtime error: comparing uncomparable type main.Sl true
// runtime error: comparing uncomparable type main.Sl true
// false<nil> false
// runtime error: hash of unhashable type main.Sl true
// runtime error: hash of unhashable type main.Sl true
// hash of unhashable type: main.Sl true
// 0<nil> false
// runtime error: comparing uncomparable type main.Sl true
// ne<nil> false
// true<nil> false
// 15 <nil> false
// <nil> false
// <nil> false
// <nil> false
// <nil> false
// <nil> false
// assignment to entry in nil map true
// <nil> false
// <nil> false
// true<nil> false
// false<nil> false
// false<nil> false
// true<nil> false
// false<nil> false
// false<nil> false
// 1<nil> false
// 0<nil> false
// 0<nil> false
// 0<nil> false
// eq<nil> false
// ne<nil> false
// true<nil> false
// false<nil> false
// false<nil> false
// runtime error: comparing uncomparable type main.Sl true
// runtime error: comparing uncomparable type main.Sl true
// false false<nil> false
