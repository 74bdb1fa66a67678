// Generic types with methods.
package main

import "fmt"

type Stack[T any] struct{ items []T }

func (s *Stack[T]) Push(xs ...T) { s.items = append(s.items, xs...) }
func (s *Stack[T]) Pop() (T, bool) {
	var zero T
	if len(s.items) == 0 {
		return zero, false
	}
	x := s.items[len(s.items)-1]
	s.items = s.items[:len(s.items)-1]
	return x, true
}
func (s Stack[T]) Len() int { return len(s.items) }

func main() {
	var s Stack[int]
	s.Push(1, 2, 3)
	x, ok := s.Pop()
	fmt.Println(x, ok, s.Len())
	t := &Stack[string]{}
	t.Push("a")
	fmt.Println(t.Pop())
	fmt.Println(t.Pop())
	n := Stack[Stack[int]]{}
	n.Push(s)
	fmt.Println(n.Len(), n.items[0].Len())
}

// Output:
// 3 true 2
// a true
//  false
// 1 2
