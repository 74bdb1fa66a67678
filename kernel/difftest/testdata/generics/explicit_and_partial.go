// Explicit and partial instantiation.
package main

import "fmt"

func Convert[To, From int | float64 | int8](x From) To { return To(x) }

func Zero[T any]() T { var z T; return z }

func Pair[A, B any](a A, b B) string { return fmt.Sprintf("%T/%T", a, b) }

func main() {
	fmt.Println(Convert[float64](3), Convert[int, float64](3.9), Convert[int8](300.5))
	fmt.Printf("%v %q %v %v\n", Zero[int](), Zero[string](), Zero[[]int]() == nil, Zero[struct{ A int }]())
	fmt.Println(Pair(1, "a"), Pair[int8](1, 2), Pair[any, float32](1, 2))
	f := Pair[string, bool]
	fmt.Println(f("x", true))
}

// Output:
// 3 3 44
// 0 "" true {0}
// int/string int8/int int/float32
// string/bool
