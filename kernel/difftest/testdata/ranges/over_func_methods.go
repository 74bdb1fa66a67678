// Iterators as methods, of generic types and as fields.
package main

import (
	"fmt"
	"iter"
	"slices"
)

type Tree[T any] struct {
	l, r *Tree[T]
	v    T
}

func (t *Tree[T]) All() iter.Seq[T] {
	return func(yield func(T) bool) { t.push(yield) }
}

func (t *Tree[T]) push(yield func(T) bool) bool {
	return t == nil || t.l.push(yield) && yield(t.v) && t.r.push(yield)
}

type source struct{ each iter.Seq2[int, string] }

func (s source) Each(yield func(int, string) bool) { s.each(yield) }

func main() {
	t := &Tree[int]{&Tree[int]{nil, nil, 1}, &Tree[int]{&Tree[int]{nil, nil, 3}, nil, 4}, 2}
	for v := range t.All() {
		fmt.Print(v, " ")
		if v == 3 {
			break
		}
	}
	s := source{slices.All([]string{"x", "y"})}
	for i, v := range s.each {
		fmt.Print(i, v, " ")
	}
	for i, v := range s.Each {
		fmt.Print(i, v, " ")
	}
	fmt.Println()
}

// Output:
// 1 2 3 0x 1y 0x 1y␣
