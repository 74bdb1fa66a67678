// A generic map type, set operations.
package main

import (
	"cmp"
	"fmt"
	"slices"
)

type Set[T comparable] map[T]struct{}

func SetOf[T comparable](xs ...T) Set[T] {
	s := Set[T]{}
	for _, x := range xs {
		s[x] = struct{}{}
	}
	return s
}
func (s Set[T]) Has(x T) bool { _, ok := s[x]; return ok }
func (s Set[T]) And(t Set[T]) Set[T] {
	out := Set[T]{}
	for x := range s {
		if t.Has(x) {
			out[x] = struct{}{}
		}
	}
	return out
}
func Sorted[T cmp.Ordered](s Set[T]) []T {
	var out []T
	for x := range s {
		out = append(out, x)
	}
	slices.Sort(out)
	return out
}

func main() {
	a, b := SetOf(1, 2, 3), SetOf(2, 3, 4)
	fmt.Println(Sorted(a.And(b)), a.Has(4), len(a))
	fmt.Println(Sorted(SetOf("x", "y", "x")))
}

// Output:
// [2 3] false 3
// [x y]
