// Instances of one function and type are distinct, also local types.
package main

import "fmt"

type Tag[T any] struct{ v int }

func F[T any]() any { return Tag[T]{1} }

func local[T any](x T) any {
	type inner struct{ v T }
	return inner{x}
}

func main() {
	fmt.Println(F[int]() == F[int](), F[int]() == F[string](), F[int]() == any(Tag[int]{1}))
	fmt.Println(local(1) == local(1), local(1) == local("a"))
	_, ok := F[int]().(Tag[string])
	fmt.Println(ok)
}

// Output:
// true false true
// true false
// false
