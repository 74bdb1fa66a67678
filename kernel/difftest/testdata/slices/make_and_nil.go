// make, nil slices, and their lengths.
package main

import "fmt"

func main() {
	var n []int
	e := []int{}
	m := make([]int, 2, 5)
	fmt.Println(n == nil, e == nil, len(n), cap(m), m, m[:5], len(n[:0]), n[0:0] == nil)
	fmt.Printf("%v %v %#v %#v\n", n, e, n, e)
	for range n {
		fmt.Println("never")
	}
	size := 3
	f := make([]float64, size)
	f[size-1] = 1
	fmt.Println(f, len(make([]struct{}, 4)))
	defer func() { fmt.Println(recover()) }()
	size = -1
	_ = make([]int, size)
}

// Output:
// true false 0 5 [0 0] [0 0 0 0 0] 0 true
// [] [] []int(nil) []int{}
// [0 0 1] 4
// runtime error: makeslice: len out of range
