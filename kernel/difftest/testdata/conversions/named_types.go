// Conversions between named types with the same underlying type.
package main

import "fmt"

type A struct {
	X int `json:"x"`
}
type B struct{ X int }
type Ints []int
type Names map[string]Ints
type F func(int) string
type Ptr *A

func main() {
	a := A{1}
	b := B(a)
	c := struct{ X int }(a)
	var d A = A(c)
	fmt.Println(b, c, d, a == A(b))
	xs := []int(Ints{1, 2})
	var ys Ints = xs
	ys[0] = 9
	m := map[string]Ints(Names{"a": xs})
	f := F(func(i int) string { return fmt.Sprint(i) })
	g := (func(int) string)(f)
	fmt.Println(xs, m, f(1)+g(2))
	pb := (*B)(&a)
	pb.X = 7
	fmt.Println(a.X, Ptr(&a).X)
}

// Output:
// {1} {1} {1} true
// [9 2] map[a:[9 2]] 12
// 7 7
