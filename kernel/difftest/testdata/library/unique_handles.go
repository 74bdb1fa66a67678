// Handles of package unique: equal when their values are.
package main

import (
	"fmt"
	"unique"
)

type point struct{ x, y float64 }

type name string

type pair[T comparable] struct{ a, b unique.Handle[T] }

func main() {
	var h unique.Handle[string] = unique.Make("a" + "b")
	fmt.Println(h == unique.Make("ab"), h.Value(), h == unique.Make("c"))
	fmt.Println(unique.Make(point{1, 2}) == unique.Make(point{1, 2}), unique.Make(point{1, 2}).Value())
	fmt.Printf("%T %T %T\n", h, unique.Make(name("n")), unique.Make([2]int{1, 2}))
	fmt.Println(unique.Make[any](1) == unique.Make[any](1), unique.Make[any](1) == unique.Make[any](1.0), unique.Make[fmt.Stringer](nil).Value() == nil)
	p := pair[name]{unique.Make(name("x")), unique.Make(name("x"))}
	fmt.Println(p.a == p.b, p == pair[name]{p.b, p.a})
	m := map[unique.Handle[name]]int{}
	for _, s := range []name{"a", "b", "a"} {
		m[unique.Make(s)]++
	}
	fmt.Println(len(m), m[unique.Make(name("a"))])
	fmt.Println(unique.Make(struct{}{}) == unique.Make(struct{}{}))
	var zero unique.Handle[int]
	fmt.Println(zero == unique.Make(0), zero)
	defer func() { fmt.Println(recover()) }()
	unique.Make[any]([]int{1})
}

// Output:
// true ab false
// true {1 2}
// unique.Handle[string] unique.Handle[main.name] unique.Handle[[2]int]
// true false true
// true true
// 2 2
// true
// false {<nil>}
// runtime error: hash of unhashable type []int
