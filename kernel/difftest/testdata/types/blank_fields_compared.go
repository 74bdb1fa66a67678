// Blank fields are printed and not compared.
package main

import "fmt"

type T struct {
	_ int
	_ string
	x int
	_ struct{}
}
type P struct {
	a int
	_ float64
	b string
}

func gen[_, B any](b B) B { return b }

type G[_ any] struct{ v int }

func (G[_]) get() string { return "get" }

func main() {
	t := T{x: 4}
	fmt.Printf("%v %+v %#v\n", t, t, t)
	fmt.Println(t == T{x: 4}, t == T{0, "", 4, struct{}{}}, t != T{x: 5})
	p := P{1, 2.5, "b"}
	q := P{1, 3.5, "b"}
	fmt.Println(p == q, p, q, any(p) == any(q))
	m := map[P]int{p: 1}
	m[q]++
	fmt.Println(m, len(m))
	fmt.Println(gen[string](4), G[int]{3}.get())
	arr := [2]T{}
	arr2 := [2]T{{1, "x", 0, struct{}{}}, {2, "y", 0, struct{}{}}}
	fmt.Println(arr == arr2, arr2)
	var i, j any = arr, arr2
	fmt.Println(i == j)
	switch i {
	case j:
		fmt.Println("case")
	default:
		fmt.Println("default")
	}
}

// Output:
// {0  4 {}} {_:0 _: x:4 _:{}} main.T{_:0, _:"", x:4, _:struct {}{}}
// true true true
// true {1 0 b} {1 0 b} true
// map[{1 0 b}:2] 1
// 4 get
// true [{0  0 {}} {0  0 {}}]
// true
// case
