// Comparing or hashing uncomparable dynamic types panics.
package main

import "fmt"

type S struct{ f []int }

func try(f func()) {
	defer func() { fmt.Println(recover()) }()
	f()
}

func main() {
	var a, b any = []int{1}, []int{1}
	try(func() { fmt.Println(a == b) })
	try(func() { fmt.Println(any(S{}) == any(S{})) })
	try(func() { m := map[any]int{}; m[a] = 1 })
	try(func() { m := map[any]int{}; _ = m[map[string]int{}] })
	try(func() { fmt.Println(any(func() {}) == any(1)) })
	try(func() { fmt.Println([1]any{a} == [1]any{b}) })
}

// Output:
// runtime error: comparing uncomparable type []int
// runtime error: comparing uncomparable type main.S
// runtime error: hash of unhashable type []int
// hash of unhashable type: map[string]int
// false
// <nil>
// runtime error: comparing uncomparable type []int
