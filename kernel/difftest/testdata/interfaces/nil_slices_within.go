// Nil slices in interfaces, in literals that the compiler keeps right: passed on at once, with
// a part that is no constant, small, in slices and maps, of the package.
package main

import "fmt"

type T struct {
	A [5]int
	Y any
}

var global = T{Y: []int(nil)}

func give() T { return T{Y: []int(nil)} }

func main() {
	fmt.Printf("%#v %#v\n", global, give())
	fmt.Printf("%#v\n", T{Y: []int(nil)})
	fmt.Printf("%#v\n", [3]any{[]int(nil), 1, 2})
	small := struct{ Y any }{[]int(nil)}
	fmt.Printf("%#v\n", small)
	n := 3
	part := T{A: [5]int{n}, Y: []int(nil)}
	fmt.Printf("%#v\n", part)
	for _, t := range []T{{Y: []int(nil)}} {
		fmt.Printf("%#v %v\n", t, t.Y == nil)
	}
	fmt.Printf("%#v\n", map[string]T{"a": {Y: []int(nil)}})
	maps := T{Y: map[string]int(nil)}
	fmt.Printf("%#v\n", maps)
	pointer := T{Y: (*int)(nil)}
	fmt.Printf("%#v\n", pointer)
	empty := T{Y: []int{}}
	fmt.Printf("%#v\n", empty)
	var set T
	set.Y = []int(nil)
	fmt.Printf("%#v\n", set)
}

// Output:
// main.T{A:[5]int{0, 0, 0, 0, 0}, Y:[]int(nil)} main.T{A:[5]int{0, 0, 0, 0, 0}, Y:[]int(nil)}
// main.T{A:[5]int{0, 0, 0, 0, 0}, Y:[]int(nil)}
// [3]interface {}{[]int(nil), 1, 2}
// struct { Y interface {} }{Y:[]int(nil)}
// main.T{A:[5]int{3, 0, 0, 0, 0}, Y:[]int(nil)}
// main.T{A:[5]int{0, 0, 0, 0, 0}, Y:[]int(nil)} false
// map[string]main.T{"a":main.T{A:[5]int{0, 0, 0, 0, 0}, Y:[]int(nil)}}
// main.T{A:[5]int{0, 0, 0, 0, 0}, Y:map[string]int(nil)}
// main.T{A:[5]int{0, 0, 0, 0, 0}, Y:(*int)(nil)}
// main.T{A:[5]int{0, 0, 0, 0, 0}, Y:[]int{}}
// main.T{A:[5]int{0, 0, 0, 0, 0}, Y:[]int(nil)}
