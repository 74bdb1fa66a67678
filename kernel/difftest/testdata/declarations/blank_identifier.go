// The blank identifier in every place.
package main

import "fmt"

var _ = fmt.Sprint("unused")

var _ fmt.Stringer = T{}

type T struct {
	_ int
	a int
}

func (T) String() string { return "T" }

func f(_ int, b int, _ ...string) (_ int, _ error) { return b, nil }

func main() {
	_, e := f(1, 2)
	n, _ := f(3, 4, "x")
	for range 2 {
		_ = n
	}
	for _, v := range []int{7} {
		fmt.Println(v)
	}
	fmt.Println(e, n, T{a: 1})
}

// Output:
// 7
// <nil> 4 T
