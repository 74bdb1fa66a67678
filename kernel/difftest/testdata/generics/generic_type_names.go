// The names of instantiated types in %T and %v.
package main

import "fmt"

type P[A, B any] struct {
	a A
	b B
}
type L[T any] []T
type local struct{}

func name[T any]() string { var z T; return fmt.Sprintf("%T", z) }

func main() {
	fmt.Printf("%T %T %T\n", P[int, string]{}, L[float64]{}, &P[[]int, map[string]bool]{})
	fmt.Printf("%T %T\n", P[local, *local]{}, L[P[int, any]]{})
	fmt.Println(name[int](), name[local](), name[L[int]]())
	fmt.Printf("%v %+v\n", P[int, string]{1, "x"}, P[int, L[int]]{2, L[int]{3}})
}

// Output:
// main.P[int,string] main.L[float64] *main.P[[]int,map[string]bool]
// main.P[main.local,*main.local] main.L[main.P[int,interface {}]]
// int main.local main.L[int]
// {1 x} {a:2 b:[3]}
