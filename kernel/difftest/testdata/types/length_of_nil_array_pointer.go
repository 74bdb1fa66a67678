// len and range over a dereferenced nil array pointer need no array.
package main

import "fmt"

var v *[4]int

func get() *[4]int { return nil }

func try(f func()) {
	defer func() { fmt.Println(recover()) }()
	f()
}

func main() {
	try(func() { fmt.Println(len(*v), len(v), cap(*v)) })
	try(func() {
		for i := range *v {
			fmt.Print(i, " ")
		}
	})
	try(func() { fmt.Println(len(get())) })
	try(func() { fmt.Println(len(*get())) })
	try(func() {
		for i, x := range v {
			fmt.Println(i, x)
		}
	})
}

// Output:
// 4 4 4
// <nil>
// 0 1 2 3 <nil>
// 4
// <nil>
// runtime error: invalid memory address or nil pointer dereference
// runtime error: invalid memory address or nil pointer dereference
