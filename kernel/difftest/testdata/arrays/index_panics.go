// Index errors of arrays, slices and pointers to arrays.
package main

import "fmt"

func try(f func()) {
	defer func() { fmt.Println(recover()) }()
	f()
}

func main() {
	a := [3]int{}
	s := []string{"a"}
	i, n := 5, -1
	var p *[3]int
	var e []int
	try(func() { a[i] = 1 })
	try(func() { fmt.Println(a[n]) })
	try(func() { fmt.Println(s[i]) })
	try(func() { s[n] = "x" })
	try(func() { fmt.Println(e[0]) })
	try(func() { fmt.Println(p[1]) })
	try(func() { p[0] = 1 })
	try(func() { fmt.Println((&a)[i]) })
	var u uint8 = 200
	try(func() { fmt.Println(a[u]) })
}

// Output:
// runtime error: index out of range [5] with length 3
// runtime error: index out of range [-1]
// runtime error: index out of range [5] with length 1
// runtime error: index out of range [-1]
// runtime error: index out of range [0] with length 0
// runtime error: invalid memory address or nil pointer dereference
// runtime error: invalid memory address or nil pointer dereference
// runtime error: index out of range [5] with length 3
// runtime error: index out of range [200] with length 3
