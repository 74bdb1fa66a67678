// Methods and functions of instantiated types as values.
package main

import "fmt"

type Box[T any] struct{ v T }

func (b Box[T]) Get() T   { return b.v }
func (b *Box[T]) Set(v T) { b.v = v }

func Id[T any](x T) T { return x }

func apply[T, U any](x T, f func(T) U) U { return f(x) }

func main() {
	b := Box[int]{1}
	set, get := b.Set, b.Get
	set(5)
	fmt.Println(get(), b.Get(), Box[string].Get(Box[string]{"x"}))
	var f func(int) int = Id
	fmt.Println(f(3), apply(4, Id[int]), apply(Box[string]{"q"}, Box[string].Get))
}

// Output:
// 1 5 x
// 3 4 q
